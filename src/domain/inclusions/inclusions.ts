import { inclusionItems, type inclusionStates, type lotPremiums } from '../enums'

type Item = (typeof inclusionItems)[number]['value']
type State = (typeof inclusionStates)[number]['value']

/**
 * What the price of a home includes, and what a buyer pays besides it. `null`: the builder did not
 * supply it. Amounts are US dollars; 0 means that there is none.
 */
export interface Inclusions extends Readonly<Record<Item, State | null>> {
  readonly lotPremium: (typeof lotPremiums)[number]['value'] | null
  readonly lotPremiumFrom: number | null
  readonly lotPremiumTo: number | null
  readonly deposit: number | null
  /** When a buyer loses the deposit. */
  readonly depositTerms: string | null
  /** Fees at contract. */
  readonly contractFee: number | null
  /** What the HOA takes at closing for the change of owner. */
  readonly transferFee: number | null
  /** What a buyer pays into the reserves of the HOA at closing. */
  readonly capitalContribution: number | null
  /** Whose warranty, and for how long. */
  readonly warranty: string | null
}

/** One thing that a buyer asks about, with its fields. It is known if the first one is. */
interface Point {
  readonly label: string
  readonly fields: readonly [keyof Inclusions, ...(keyof Inclusions)[]]
}

const points: readonly Point[] = [
  { label: 'Lot premium', fields: ['lotPremium', 'lotPremiumFrom', 'lotPremiumTo'] },
  ...inclusionItems.map(({ value, label }): Point => ({ label, fields: [value] })),
  { label: 'Deposit', fields: ['deposit', 'depositTerms'] },
  { label: 'Fees at contract', fields: ['contractFee'] },
  { label: 'HOA transfer fee', fields: ['transferFee'] },
  { label: 'Capital contribution', fields: ['capitalContribution'] },
  { label: 'Warranty', fields: ['warranty'] },
]

/** Nothing was supplied. */
export const noInclusions: Inclusions = {
  lotPremium: null,
  lotPremiumFrom: null,
  lotPremiumTo: null,
  appliances: null,
  blinds: null,
  landscaping: null,
  fence: null,
  garageOpener: null,
  structuralOptions: null,
  deposit: null,
  depositTerms: null,
  contractFee: null,
  transferFee: null,
  capitalContribution: null,
  warranty: null,
}

/** The values of a form or a row, where anything may be missing. */
export type StoredInclusions = {
  readonly [Name in keyof Inclusions]?: Inclusions[Name] | undefined
}

/** Without blank texts, and without the amounts of a lot premium that is not charged. */
export function toInclusions(stored: StoredInclusions | null | undefined): Inclusions {
  const given = { ...noInclusions, ...stored }
  const hasPremium = given.lotPremium === 'added'
  return {
    ...given,
    lotPremiumFrom: hasPremium ? given.lotPremiumFrom : null,
    lotPremiumTo: hasPremium ? given.lotPremiumTo : null,
    depositTerms: given.depositTerms?.trim() || null,
    warranty: given.warranty?.trim() || null,
  }
}

/** Each point from the first of the sources that knows it: the plan, the community, the builder. */
export function inheritInclusions(sources: readonly Inclusions[]): Inclusions {
  const known = points.flatMap(({ fields }) => {
    const source = sources.find((one) => one[fields[0]] !== null)
    return source ? fields.map((field) => [field, source[field]] as const) : []
  })
  return { ...noInclusions, ...Object.fromEntries(known) }
}

/** Own answers of a community, and those of its builders by their ids. */
export interface CommunityInclusions {
  readonly own: Inclusions | null
  readonly byBuilder: Readonly<Record<string, Inclusions>>
}

/**
 * What the price of a home includes: by its plan, else by its community, else by its builder. Without
 * a builder, such as in a community of several, those of no builder hold.
 */
export function findInclusions(
  { own, byBuilder }: CommunityInclusions,
  builder: { readonly id: string } | null | undefined,
  plan?: { readonly inclusions: Inclusions | null } | null,
): Inclusions {
  const sources = [plan?.inclusions, own, builder && byBuilder[builder.id]]
  return inheritInclusions(sources.filter((source) => source != null))
}

/** The only builder of a community, whose answers hold for all of it; `null` with several. */
export const findOnlyBuilder = <Builder>(builders: readonly Builder[]): Builder | null =>
  builders.length === 1 ? (builders[0] ?? null) : null

/** How much is known. */
export interface Completeness {
  readonly known: number
  readonly total: number
  /** Labels of what is not known, to ask the builder. */
  readonly missing: readonly string[]
}

export function countKnown(inclusions: Inclusions): Completeness {
  const missing = points.filter(({ fields }) => inclusions[fields[0]] === null)
  return {
    known: points.length - missing.length,
    total: points.length,
    missing: missing.map(({ label }) => label),
  }
}
