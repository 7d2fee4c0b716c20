import { type County, getLabel, type HoaPeriod, type TaxKind, taxKinds } from '../enums'
import { type CostAssumptions, dwellingValue } from './cost-assumptions'
import { type MortgageInput, mortgageResult } from './mortgage'

/** A part of the property tax, as its taxing unit publishes it. */
export interface TaxPart {
  readonly kind: TaxKind
  readonly name: string
  /** Dollars a year per $100 of value. */
  readonly rate: number
  readonly year: number
  readonly source: string
  /** The unit's homestead exemption in percent of the value; `null`: not supplied. */
  readonly exemptionPercent: number | null
  /** The least that is exempt in US dollars, or all of it without a percent; `null`: not supplied. */
  readonly exemptionAmount: number | null
}

/** Costs of a home in a community besides its price. `null` and missing: not supplied. */
export interface CommunityCosts {
  readonly taxes: readonly TaxPart[]
  /** US dollars per period; 0 if there is no fee. */
  readonly hoaFee: number | null
  readonly hoaPeriod: HoaPeriod | null
  readonly county: County | null
  /** The share of the price that is land, in percent; `null` for the share in the settings. */
  readonly landShare: number | null
  /** US dollars a year; `null` for the rate in the settings. */
  readonly annualInsurance: number | null
}

export const costKinds = ['loan', 'tax', 'hoa', 'insurance', 'pmi'] as const
export type CostKind = (typeof costKinds)[number]

/** One line of the monthly cost. */
export interface CostPart {
  readonly kind: CostKind
  readonly label: string
  /** US dollars a month; `null` if it was not supplied. */
  readonly amount: number | null
  /** Where the figure comes from; `null` if it follows from the loan. */
  readonly source: string | null
  readonly year: number | null
}

export interface MonthlyCost {
  /** The sum of the known parts, in US dollars. */
  readonly total: number
  /** Whether all parts are known. The cost is at least `total` otherwise. */
  readonly isComplete: boolean
  /** The largest first, those that were not supplied last. */
  readonly parts: readonly CostPart[]
}

const MONTHS: Readonly<Record<HoaPeriod, number>> = { month: 1, quarter: 3, year: 12 }

/** Every home in Texas is taxed by these; a city or a special district taxes only some. */
const everywhere = ['school', 'county'] as const satisfies readonly TaxKind[]

/** The rate of all known parts of the property tax, in dollars a year per $100 of value. */
export const sumTaxRates = (taxes: readonly TaxPart[]): number =>
  taxes.reduce((sum, { rate }) => sum + rate, 0)

/** The input of the calculator for a price, with the community's tax rate and fee if they are known. */
export function mortgageInputFor(
  price: number,
  assumptions: CostAssumptions,
  costs: CommunityCosts,
): MortgageInput {
  const { downPaymentPercent, interestRate, termYears, propertyTaxRate, pmiRate } = assumptions
  const { amount: hoaFee } = hoaPart(costs)
  return {
    homePrice: price,
    downPayment: Math.round((price * downPaymentPercent) / 100),
    interestRate,
    termYears,
    propertyTaxRate: costs.taxes.length > 0 ? sumTaxRates(costs.taxes) : propertyTaxRate,
    annualInsurance: insurancePart(price, assumptions, costs).amount * 12,
    pmiRate,
    hoaFee: hoaFee ?? 0,
  }
}

const missing = (kind: CostKind, label: string): CostPart => ({
  kind,
  label,
  amount: null,
  source: null,
  year: null,
})

/** The kinds of tax that every home has and that were not supplied. */
export const unknownTaxes = (taxes: readonly TaxPart[]): readonly TaxKind[] =>
  everywhere.filter((kind) => taxes.every((part) => part.kind !== kind))

function taxParts(price: number, taxes: readonly TaxPart[]): CostPart[] {
  const known = taxes.map(({ name, rate, year, source }) => ({
    kind: 'tax' as const,
    label: `${name} tax`,
    amount: (price * rate) / 1200,
    source,
    year,
  }))
  const unknown = unknownTaxes(taxes).map((kind) =>
    missing('tax', `${getLabel(taxKinds, kind)} tax`),
  )
  return [...known, ...unknown]
}

/** A fee per month, in US dollars. */
export const monthlyFee = (fee: number, period: HoaPeriod): number => fee / MONTHS[period]

function hoaPart({ hoaFee, hoaPeriod }: CommunityCosts): CostPart {
  const label = 'HOA fee'
  if (hoaFee === null || (hoaFee > 0 && hoaPeriod === null)) return missing('hoa', label)
  const amount = monthlyFee(hoaFee, hoaPeriod ?? 'month')
  return { kind: 'hoa', label, amount, source: 'Builder', year: null }
}

/** Of the dwelling alone: land is not insured. */
function insurancePart(
  price: number,
  assumptions: CostAssumptions,
  { annualInsurance, county, landShare }: CommunityCosts,
): CostPart & { readonly amount: number } {
  const part = { kind: 'insurance' as const, label: 'Insurance' }
  if (annualInsurance !== null)
    return { ...part, amount: annualInsurance / 12, source: 'Builder', year: null }
  const { insurance, countyInsurance } = assumptions
  const own = countyInsurance.find((rate) => rate.county === county)
  const { rate, year, source } = own ?? insurance
  const dwelling = dwellingValue(price, landShare ?? assumptions.landShare)
  return { ...part, amount: (dwelling * rate) / 12_000, source, year }
}

/** Unknown amounts come last. */
const size = ({ amount }: CostPart) => amount ?? Number.NEGATIVE_INFINITY

/**
 * The monthly cost of a home, part by part, by the rules of the calculator
 * (docs/product/mortgage.md, Monthly cost). A part that was not supplied is named and not counted.
 * `null` if the terms of the loan have no result.
 */
export function monthlyCost(
  price: number,
  assumptions: CostAssumptions,
  costs: CommunityCosts,
): MonthlyCost | null {
  const result = mortgageResult(mortgageInputFor(price, assumptions, costs))
  if (!result) return null
  const estimate = { source: 'Our estimate', year: null }
  const parts: CostPart[] = [
    {
      kind: 'loan',
      label: 'Principal and interest',
      amount: result.monthlyPayment,
      source: null,
      year: null,
    },
    ...taxParts(price, costs.taxes),
    hoaPart(costs),
    insurancePart(price, assumptions, costs),
    ...(result.monthlyPMI > 0
      ? [{ kind: 'pmi' as const, label: 'PMI', amount: result.monthlyPMI, ...estimate }]
      : []),
  ]
  return {
    total: parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    isComplete: parts.every(({ amount }) => amount !== null),
    parts: parts.toSorted((a, b) => size(b) - size(a)),
  }
}

/**
 * Costs that the total leaves out, because they were not supplied: `taxes`, `HOA fee`. Of the
 * property tax some parts may be known.
 */
export function missingCosts({ parts }: Pick<MonthlyCost, 'parts'>): string[] {
  const unknown = (kind: CostKind) =>
    parts.some((part) => part.kind === kind && part.amount === null)
  const known = (kind: CostKind) => parts.some((part) => part.kind === kind && part.amount !== null)
  return [
    unknown('tax') ? (known('tax') ? 'some taxes' : 'taxes') : null,
    unknown('hoa') ? 'HOA fee' : null,
  ].filter((name) => name !== null)
}

/** Higher prices are not searched. */
const PRICE_LIMIT = 100_000_000

/**
 * The highest price, in whole US dollars, whose known parts cost at most `budget` a month; `null` if
 * not even a free home does. The filter _homes I can pay for_ compares prices with it, on the server
 * and in the browser.
 */
export function highestPrice(
  budget: number,
  assumptions: CostAssumptions,
  costs: CommunityCosts,
): number | null {
  const isWithin = (price: number) =>
    (monthlyCost(price, assumptions, costs)?.total ?? Number.POSITIVE_INFINITY) <= budget
  let [low, high] = [1, PRICE_LIMIT]
  if (!isWithin(low)) return null
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (isWithin(middle)) low = middle
    else high = middle - 1
  }
  return low
}
