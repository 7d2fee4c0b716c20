import { dollars } from '../../communities/price'
import { findOfferProblem } from '../../mortgage/offer'
import { formatNumber } from '../../text/format-number'
import type { FieldValue } from '../field-value'
import { type FieldId, getField, isMoney, type SubmissionField } from '../fields'
import { offerOfValues } from '../offer'

export const warningCodes = [
  'out-of-range',
  'required',
  'price-jump',
  'magnitude',
  'price-per-foot',
  'prices-reversed',
  'earlier-price-not-above',
  'size-jump',
  'move-in-past',
  'for-sale-again',
  'sold-in-future',
  'fell-to-zero',
  'fewer-by-half',
  'renamed',
  'moved',
  'removed',
  'fee-without-period',
  'coordinate-alone',
  'from-pdf',
  'wording',
  'offer-problem',
  'offer-days',
  'offer-over',
  'offer-of-editor',
] as const
export type WarningCode = (typeof warningCodes)[number]

/** A remark on a change. */
export interface ChangeWarning {
  /** `impossible`: the value cannot be stored. `unusual`: an editor should look at it. */
  readonly level: 'unusual' | 'impossible'
  readonly code: WarningCode
  /** In plain words, such as `12% lower than now`. */
  readonly reason: string
}

/** A change, with the values that the listing would have after all changes of its record. */
export interface JudgedChange {
  readonly field: FieldId
  readonly from: FieldValue | null
  readonly to: FieldValue | null
  readonly after: (field: FieldId) => FieldValue | null
  /** Today in San Antonio. */
  readonly today: string
  /** The rate of the builder's lender, where an offer that exists has one. */
  readonly lenderRate: number | null
}

/** A price that changes by more is unusual. */
const PRICE_JUMP = 0.1
const SIZE_JUMP = 0.2
const MAGNITUDE = 5
/** US dollars per square foot of a new home in this area. */
const LOWEST_PER_FOOT = 90
const HIGHEST_PER_FOOT = 800
const MANY = 10
/** Degrees; about two kilometers. */
const FAR = 0.02

const unusual = (code: WarningCode, reason: string): ChangeWarning => ({
  level: 'unusual',
  code,
  reason,
})
const impossible = (code: WarningCode, reason: string): ChangeWarning => ({
  level: 'impossible',
  code,
  reason,
})

/** Columns of a PDF are found by where its texts are. */
export const FROM_PDF: ChangeWarning = unusual(
  'from-pdf',
  'Read from a PDF: compare it with the page.',
)

/** Words of a description that may break fair-housing law: `“no children”`, and why. */
export const toWordingWarning = (words: string, why: string): ChangeWarning =>
  unusual('wording', `${words} may break fair-housing law. ${why}`)

/** A submission would change an incentive that no submission of the builder wrote. */
export const OFFER_OF_EDITOR: ChangeWarning = unusual(
  'offer-of-editor',
  'An editor entered this offer.',
)

const toNumber = (value: FieldValue | null): number | null =>
  typeof value === 'number' ? value : null

function outOfRange({ label, reading }: SubmissionField, to: FieldValue): ChangeWarning | null {
  if (typeof to === 'string' && 'max' in reading && to.length > reading.max) {
    const [length, max] = [to.length, reading.max].map(formatNumber)
    return impossible('out-of-range', `The text has ${length} characters; at most ${max} fit.`)
  }
  if (typeof to !== 'number' || !('max' in reading)) return null
  const min = 'min' in reading ? reading.min : 0
  if (to >= min && to <= reading.max) return null
  const [lowest, highest] = [min, reading.max].map(isMoney(reading) ? dollars : formatNumber)
  return impossible('out-of-range', `${label} is from ${lowest} to ${highest}.`)
}

const percent = (from: number, to: number) => Math.round((Math.abs(to - from) / from) * 100)

function priceMarks({ from, to }: { from: number; to: number }): ChangeWarning[] {
  if (from <= 0 || to <= 0) return []
  const times = Math.max(from / to, to / from)
  const direction = to > from ? 'higher' : 'lower'
  if (times >= MAGNITUDE) {
    const reason = `${Math.round(times)} times ${direction} than now. A digit may be missing or doubled.`
    return [unusual('magnitude', reason)]
  }
  const isJump = Math.abs(to - from) / from > PRICE_JUMP
  return isJump ? [unusual('price-jump', `${percent(from, to)}% ${direction} than now`)] : []
}

function perFootMarks({ field, after }: JudgedChange): ChangeWarning[] {
  const kind = getField(field).kind
  if (kind === 'community') return []
  const price = toNumber(after(kind === 'plan' ? 'plan.basePrice' : 'home.price'))
  const size = toNumber(after(`${kind}.squareFeet`))
  if (price === null || size === null || size <= 0 || price <= 0) return []
  const perFoot = Math.round(price / size)
  if (perFoot >= LOWEST_PER_FOOT && perFoot <= HIGHEST_PER_FOOT) return []
  const reason = `${dollars(perFoot)} a square foot. Check price and size.`
  return [unusual('price-per-foot', reason)]
}

function communityPriceMarks({ after }: JudgedChange): ChangeWarning[] {
  const start = toNumber(after('community.startPrice'))
  const end = toNumber(after('community.endPrice'))
  if (start === null || end === null || end >= start) return []
  const reason = `The highest price, ${dollars(end)}, is below the starting price, ${dollars(start)}.`
  return [impossible('prices-reversed', reason)]
}

function homePriceMarks({ after }: JudgedChange): ChangeWarning[] {
  const price = toNumber(after('home.price'))
  const earlier = toNumber(after('home.earlierPrice'))
  if (price === null || earlier === null || earlier > price) return []
  const reason = `The earlier price, ${dollars(earlier)}, is not above the price, ${dollars(price)}.`
  return [impossible('earlier-price-not-above', reason)]
}

function sizeMarks(from: number | null, to: number | null): ChangeWarning[] {
  if (from === null || to === null || from <= 0) return []
  if (Math.abs(to - from) / from <= SIZE_JUMP) return []
  const direction = to > from ? 'larger' : 'smaller'
  return [unusual('size-jump', `${percent(from, to)}% ${direction} than now`)]
}

function countMarks(from: number | null, to: number | null): ChangeWarning[] {
  if (from === null || to === null || from <= 0) return []
  if (to === 0) return [unusual('fell-to-zero', `It was ${formatNumber(from)} and would be 0.`)]
  const isHalf = from >= MANY && to < from / 2
  return isHalf ? [unusual('fewer-by-half', `Fewer than half of ${formatNumber(from)}`)] : []
}

const american = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${month}/${date}/${year}`
}

function moveInMarks({ to, after, today }: JudgedChange): ChangeWarning[] {
  if (typeof to !== 'string' || to >= today) return []
  if (after('home.stage') === 'ready' || after('home.status') === 'sold') return []
  return [unusual('move-in-past', `${american(to)} is over, and the home is not ready.`)]
}

function statusMarks({ field, from, to }: JudgedChange): ChangeWarning[] {
  const wasSold = from === 'sold' || from === 'sold_out'
  if (!wasSold || to === from || to === null) return []
  const what = field === 'home.status' ? 'home was sold' : 'community was sold out'
  return [unusual('for-sale-again', `The ${what} and would be for sale again.`)]
}

function feeMarks({ after }: JudgedChange): ChangeWarning[] {
  const fee = toNumber(after('community.hoaFee'))
  if (!fee || after('community.hoaPeriod') !== null) return []
  return [impossible('fee-without-period', 'The period of the HOA fee is missing.')]
}

function coordinateMarks({ from, to, after }: JudgedChange): ChangeWarning[] {
  const isAlone = (after('community.latitude') === null) !== (after('community.longitude') === null)
  if (isAlone) {
    return [impossible('coordinate-alone', 'Latitude and longitude are needed, or neither.')]
  }
  const isFar = typeof from === 'number' && typeof to === 'number' && Math.abs(to - from) > FAR
  return isFar ? [unusual('moved', 'More than a mile from the place on the map now')] : []
}

/** The rate of other lenders is not known here; a form that is saved also judges by it. */
const ANY_RATE = Number.POSITIVE_INFINITY

/** What is contradictory in the figures of an offer, as its form says it. */
function offerMarks({ field, from, to, after, lenderRate }: JudgedChange): ChangeWarning[] {
  const offer = offerOfValues(after, lenderRate)
  const price = toNumber(after('community.startPrice'))
  const problem = offer && findOfferProblem(offer, price, ANY_RATE)
  if (problem) return [impossible('offer-problem', problem)]
  if (!offer && field === 'community.offerLender' && to === true) {
    const reason = 'The offer has no figure. Write this into its terms.'
    return [impossible('offer-problem', reason)]
  }
  if (field === 'community.offerRate') return []
  return typeof from === 'number' && typeof to === 'number'
    ? priceMarks({ from, to }).filter(({ code }) => code === 'magnitude')
    : []
}

function offerDayMarks({ field, to, after, today }: JudgedChange): ChangeWarning[] {
  const starts = after('community.offerStarts')
  const ends = after('community.offerEnds')
  if (typeof starts === 'string' && typeof ends === 'string' && ends < starts) {
    return [impossible('offer-days', 'The end is before the start.')]
  }
  if (field !== 'community.offerEnds' || typeof to !== 'string' || to >= today) return []
  return [unusual('offer-over', `${american(to)} is over.`)]
}

const renamed = ({ from, to }: JudgedChange): ChangeWarning[] =>
  from === null || to === null ? [] : [unusual('renamed', `It is “${from}” now.`)]

const moved = ({ from, to }: JudgedChange): ChangeWarning[] =>
  from === null || to === null ? [] : [unusual('moved', 'It is in another place now.')]

function fieldMarks(change: JudgedChange): ChangeWarning[] {
  const from = toNumber(change.from)
  const to = toNumber(change.to)
  const prices = from === null || to === null ? [] : priceMarks({ from, to })
  switch (change.field) {
    case 'community.startPrice':
    case 'community.endPrice':
      return [...prices, ...communityPriceMarks(change)]
    case 'plan.basePrice':
      return [...prices, ...perFootMarks(change)]
    case 'home.price':
      return [...prices, ...perFootMarks(change), ...homePriceMarks(change)]
    case 'home.earlierPrice':
      return homePriceMarks(change)
    case 'plan.squareFeet':
    case 'home.squareFeet':
      return [...sizeMarks(from, to), ...perFootMarks(change)]
    case 'community.homesAvailable':
    case 'community.floorPlans':
      return countMarks(from, to)
    case 'community.status':
    case 'home.status':
      return statusMarks(change)
    case 'home.moveIn':
      return moveInMarks(change)
    case 'home.soldAt': {
      const isLater = typeof change.to === 'string' && change.to > change.today
      return isLater ? [impossible('sold-in-future', 'The day of the sale is in the future.')] : []
    }
    case 'community.hoaFee':
    case 'community.hoaPeriod':
      return feeMarks(change)
    case 'community.latitude':
    case 'community.longitude':
      return coordinateMarks(change)
    case 'community.offerPriceReduction':
    case 'community.offerClosingCredit':
    case 'community.offerUpgrades':
    case 'community.offerRate':
    case 'community.offerBuydown':
    case 'community.offerLender':
      return offerMarks(change)
    case 'community.offerStarts':
    case 'community.offerEnds':
      return offerDayMarks(change)
    case 'community.offerText':
    case 'community.name':
    case 'community.number':
    case 'plan.name':
    case 'plan.number':
    case 'home.address':
    case 'home.number':
      return renamed(change)
    case 'community.city':
    case 'community.county':
      return moved(change)
    default:
      return []
  }
}

const neededOfOffer: ReadonlySet<FieldId> = new Set<FieldId>([
  'community.offerText',
  'community.offerEnds',
])
const OFFER_ENDS =
  'An offer ends by its last day. Enter that day, or remove the incentive in the form.'

/**
 * Marks a change that is unusual or cannot be stored (docs/product/submissions.md, Submissions).
 * Impossible ones are first.
 */
export function validateChange(change: JudgedChange): readonly ChangeWarning[] {
  const field = getField(change.field)
  if (change.to === null) {
    if (neededOfOffer.has(field.id)) return [impossible('required', OFFER_ENDS)]
    if (field.required) return [impossible('required', `${field.label} cannot be removed.`)]
    const others = fieldMarks(change).filter(({ level }) => level === 'impossible')
    return [...others, unusual('removed', 'The value would be removed.')]
  }
  const range = outOfRange(field, change.to)
  if (range) return [range]
  return fieldMarks(change).toSorted((a, b) => a.level.localeCompare(b.level))
}
