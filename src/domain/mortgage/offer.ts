import { dollars } from '../communities/price'
import { getLabel, type OfferPartKind, offerPartKinds, type TemporaryBuydown } from '../enums'
import type { CostAssumptions } from './cost-assumptions'
import {
  balanceAfter,
  isCalculable,
  loanAmount,
  type MortgageInput,
  mortgageDefaults,
  mortgageResult,
  termMonths,
} from './mortgage'

interface Conditions {
  /** Whether a buyer gets it only with a loan from the builder's lender. */
  readonly builderLender: boolean
  /** The last day, `2026-12-31`; `null` for the last day of the offer. */
  readonly deadline: string | null
}

/** A part of an offer. Amounts are US dollars above 0, rates percent a year of at least 0. */
export type OfferPart = Conditions &
  (
    | { readonly kind: 'price-reduction' | 'closing-credit' | 'upgrades'; readonly amount: number }
    /** The rate for the whole loan, in percent a year. */
    | { readonly kind: 'permanent-buydown'; readonly rate: number }
    | { readonly kind: 'temporary-buydown'; readonly buydown: TemporaryBuydown }
  )

/** What a builder offers, in parts that are figures (docs/product/mortgage.md, Offers as numbers). */
export interface Offer {
  readonly parts: readonly OfferPart[]
  /**
   * The rate of the builder's lender before buydowns, in percent a year; `null` for the rate of other
   * lenders. It counts if a part requires that lender.
   */
  readonly lenderRate: number | null
}

/** A part as it is stored, of which a draft may lack anything. */
export interface StoredOfferPart {
  readonly kind?: OfferPartKind | null
  readonly amount?: number | null
  readonly rate?: number | null
  readonly buydown?: TemporaryBuydown | null
  readonly builderLender?: boolean | null
  readonly deadline?: string | null
}

/** A part as it is stored. `null` if it is incomplete or has an impossible figure. */
function toOfferPart({ kind, amount, rate, buydown, ...row }: StoredOfferPart): OfferPart | null {
  const conditions = { builderLender: row.builderLender ?? false, deadline: row.deadline ?? null }
  switch (kind) {
    case 'price-reduction':
    case 'closing-credit':
    case 'upgrades':
      return amount != null && amount > 0 ? { kind, amount, ...conditions } : null
    case 'permanent-buydown':
      return rate != null && rate >= 0 ? { kind, rate, ...conditions } : null
    case 'temporary-buydown':
      return buydown ? { kind, buydown, ...conditions } : null
    default:
      return null
  }
}

/** An offer as it is stored. `null` without parts or if one of them is not complete and possible. */
export function toOffer(
  rows: readonly StoredOfferPart[],
  lenderRate: number | null | undefined,
): Offer | null {
  const parts = rows.map(toOfferPart).filter((part) => part !== null)
  if (parts.length === 0 || parts.length < rows.length || (lenderRate ?? 0) < 0) return null
  return { parts, lenderRate: lenderRate ?? null }
}

/** The loan of a buyer. `interestRate` is that of other lenders. */
export type LoanTerms = Pick<CostAssumptions, 'downPaymentPercent' | 'interestRate' | 'termYears'>

/** A figure over the first years of a loan, in US dollars. */
export interface OverYears {
  readonly years: number
  readonly amount: number
}

/** What a home costs with one loan. */
export interface LoanCosts {
  readonly price: number
  /** Percent a year, without a temporary buydown. */
  readonly rate: number
  /** Principal and interest a month, in the first years and at last in all others. */
  readonly payments: readonly number[]
  /**
   * Down payment, payments and the balance at the end, less credits and upgrades. Over five years and
   * over the whole loan.
   */
  readonly costs: readonly OverYears[]
}

export interface OfferFigures {
  /**
   * The price cut that is worth as much, rounded to $100 and negative if the offer costs more than it
   * saves: over the whole loan, then over five years if that differs.
   */
  readonly worth: readonly OverYears[]
  /** The payments that a temporary buydown replaces; 0 without one. */
  readonly buydownCredit: number
  readonly offer: LoanCosts
  /** At the other lenders' rate and the price less `worth`. */
  readonly otherPrice: LoanCosts
  /** At the other lenders' rate and the full price. */
  readonly noOffer: LoanCosts
}

const SHORT_YEARS = 5
const WORTH_STEP = 100

function findPart<Kind extends OfferPartKind>({ parts }: Offer, kind: Kind) {
  return parts.find((part): part is Extract<OfferPart, { kind: Kind }> => part.kind === kind)
}

function sumAmounts({ parts }: Offer, kinds: readonly OfferPartKind[]): number {
  return parts.reduce(
    (sum, part) => sum + (kinds.includes(part.kind) && 'amount' in part ? part.amount : 0),
    0,
  )
}

/** Whether a part of the offer requires the builder's lender. */
export const needsBuilderLender = ({ parts }: Pick<Offer, 'parts'>): boolean =>
  parts.some(({ builderLender }) => builderLender)

const getLenderRate = (offer: Offer): number | null =>
  needsBuilderLender(offer) ? offer.lenderRate : null

/** The rate of the loan without a temporary buydown. */
const getNoteRate = (offer: Offer, otherRate: number): number =>
  findPart(offer, 'permanent-buydown')?.rate ?? getLenderRate(offer) ?? otherRate

/** The percentage points off the rate by year: 2 and 1 for `2-1`. */
export const getReductions = (buydown: TemporaryBuydown | undefined): number[] =>
  (buydown ?? '')
    .split('-')
    .map(Number)
    .filter((points) => points > 0)

/**
 * What is contradictory in an offer, as a sentence for the editor who enters it; `null` if nothing is.
 * `price` is `null` if it is not known.
 */
export function findOfferProblem(
  offer: Offer,
  price: number | null,
  otherRate: number,
): string | null {
  const { parts } = offer
  for (const kind of ['permanent-buydown', 'temporary-buydown'] as const)
    if (parts.filter((part) => part.kind === kind).length > 1)
      return `An offer has one ${getLabel(offerPartKinds, kind).toLowerCase()}. Enter the other as an incentive of its own.`
  const permanent = findPart(offer, 'permanent-buydown')
  const lenderRate = getLenderRate(offer)
  if (permanent && lenderRate !== null && permanent.rate >= lenderRate)
    return `The permanent buydown to ${permanent.rate}% is not below the lender’s rate of ${lenderRate}%.`
  const noteRate = getNoteRate(offer, otherRate)
  const temporary = findPart(offer, 'temporary-buydown')
  const [most = 0] = getReductions(temporary?.buydown)
  if (temporary && most > noteRate)
    return `A ${temporary.buydown} buydown of a rate of ${noteRate}% would be below 0%.`
  const total = sumAmounts(offer, ['price-reduction', 'closing-credit', 'upgrades'])
  if (price !== null && total >= price)
    return `The parts add up to ${dollars(total)}, which is not less than the price of ${dollars(price)}.`
  return null
}

/** A home that is bought with a loan. */
interface Purchase {
  readonly input: MortgageInput
  readonly reductions: readonly number[]
  /** What the buyer gets at closing. */
  readonly credit: number
}

const toInput = (price: number, rate: number, terms: LoanTerms): MortgageInput => ({
  ...mortgageDefaults,
  homePrice: price,
  // Not rounded, so that a larger reduction of the price is always worth more.
  downPayment: (price * terms.downPaymentPercent) / 100,
  interestRate: rate,
  termYears: terms.termYears,
})

const toPurchase = (price: number, terms: LoanTerms): Purchase => ({
  input: toInput(price, terms.interestRate, terms),
  reductions: [],
  credit: 0,
})

function toOfferedPurchase(offer: Offer, price: number, terms: LoanTerms): Purchase {
  const reduced = price - sumAmounts(offer, ['price-reduction'])
  return {
    input: toInput(reduced, getNoteRate(offer, terms.interestRate), terms),
    reductions: getReductions(findPart(offer, 'temporary-buydown')?.buydown),
    credit: sumAmounts(offer, ['closing-credit', 'upgrades']),
  }
}

const getPayment = (input: MortgageInput): number => mortgageResult(input)?.monthlyPayment ?? 0

/** The payments by year, and at last that of all other years. */
function getPayments({ input, reductions }: Purchase): number[] {
  return [...reductions, 0].map((points) =>
    getPayment({ ...input, interestRate: input.interestRate - points }),
  )
}

/** Down payment, payments and balance, less the credit, each counted as its worth at closing. */
function sumCosts(purchase: Purchase, months: number, discountRate: number): number {
  const { input, credit } = purchase
  const payments = getPayments(purchase)
  const discount = (month: number) => Math.exp(-month * Math.log1p(discountRate / 1200))
  let paid = 0
  for (let month = 1; month <= months; month += 1) {
    const year = Math.min(Math.ceil(month / 12), payments.length)
    paid += (payments[year - 1] ?? 0) * discount(month)
  }
  const balance = Math.max(0, balanceAfter(input, months))
  return input.homePrice - loanAmount(input) - credit + paid + balance * discount(months)
}

/** Five years and the whole loan, in months. */
function getPeriods(input: MortgageInput): number[] {
  const whole = termMonths(input)
  return whole > SHORT_YEARS * 12 ? [SHORT_YEARS * 12, whole] : [whole]
}

function toCosts(purchase: Purchase): LoanCosts {
  const { input } = purchase
  return {
    price: input.homePrice,
    rate: input.interestRate,
    payments: getPayments(purchase),
    costs: getPeriods(input).map((months) => ({
      years: months / 12,
      amount: sumCosts(purchase, months, 0),
    })),
  }
}

/** The sum of the payments that a temporary buydown replaces: what the builder pays for it. */
export function sumBuydownCredit(input: MortgageInput, buydown: TemporaryBuydown): number {
  const payments = getPayments({ input, reductions: getReductions(buydown), credit: 0 })
  const full = payments.at(-1) ?? 0
  return payments.reduce((sum, payment) => sum + (full - payment) * 12, 0)
}

/**
 * What an offer is worth to the buyer of a home at a price. Amounts of later years are discounted at
 * the other lenders' rate, at which a price cut is worth exactly its amount. `null` without parts, and
 * for an offer that cannot be true.
 */
export function calculateOffer(offer: Offer, price: number, terms: LoanTerms): OfferFigures | null {
  const noOffer = toPurchase(price, terms)
  if (
    offer.parts.length === 0 ||
    findOfferProblem(offer, price, terms.interestRate) !== null ||
    !isCalculable(noOffer.input)
  )
    return null
  const offered = toOfferedPurchase(offer, price, terms)
  const worth = getPeriods(noOffer.input)
    .map((months) => {
      const costs = [noOffer, offered].map((purchase) =>
        sumCosts(purchase, months, terms.interestRate),
      )
      const saved = (costs[0] ?? 0) - (costs[1] ?? 0)
      // Adds 0 because rounding may give a negative zero.
      return { years: months / 12, amount: Math.round(saved / WORTH_STEP) * WORTH_STEP + 0 }
    })
    .toReversed()
  const [whole, short] = worth
  if (whole === undefined || whole.amount >= price) return null
  const temporary = findPart(offer, 'temporary-buydown')
  return {
    worth: short && short.amount !== whole.amount ? [whole, short] : [whole],
    buydownCredit: temporary ? sumBuydownCredit(offered.input, temporary.buydown) : 0,
    offer: toCosts(offered),
    otherPrice: toCosts(toPurchase(price - whole.amount, terms)),
    noOffer: toCosts(noOffer),
  }
}
