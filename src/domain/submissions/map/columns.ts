import {
  type FieldId,
  getField,
  isFieldId,
  kindLabels,
  type ListingKind,
  submissionFields,
} from '../fields'

/**
 * Facts of whatever a row describes, by their name in each kind. `row.price` is the starting price of
 * a community, the base price of a plan, the price of a home.
 */
export const rowFacts = {
  number: { community: 'community.number', plan: 'plan.number', home: 'home.number' },
  name: { community: 'community.name', plan: 'plan.name', home: 'home.address' },
  price: { community: 'community.startPrice', plan: 'plan.basePrice', home: 'home.price' },
  status: { community: 'community.status', plan: null, home: 'home.status' },
  squareFeet: { community: null, plan: 'plan.squareFeet', home: 'home.squareFeet' },
  beds: { community: null, plan: 'plan.beds', home: 'home.beds' },
  baths: { community: null, plan: 'plan.baths', home: 'home.baths' },
  halfBaths: { community: null, plan: 'plan.halfBaths', home: 'home.halfBaths' },
  homeType: { community: 'community.homeTypes', plan: 'plan.homeType', home: null },
  description: { community: 'community.description', plan: 'plan.description', home: null },
} as const satisfies Readonly<Record<string, Readonly<Record<ListingKind, FieldId | null>>>>

export type RowFact = keyof typeof rowFacts

/**
 * Targets of columns beside the fields of a listing: the kind of listing in each row (`row.kind`),
 * the name of the builder, or a fact about the listing of any kind in the row. The latter are
 * proposed only where rows of one table describe different things.
 */
export type RowColumn = 'row.kind' | 'row.builder' | `row.${RowFact}`

/** The target to which a column is mapped. */
export type ColumnTarget = FieldId | RowColumn

export const tableKinds = ['community', 'plan', 'home', 'mixed'] as const
/** The kind of listing in the rows of a table. `mixed`: each row says it. */
export type TableKind = (typeof tableKinds)[number]

const rowLabels: Readonly<Record<RowFact, string>> = {
  number: 'Builder’s number',
  name: 'Name or street address',
  price: 'Price',
  status: 'Availability',
  squareFeet: 'Square feet',
  beds: 'Bedrooms',
  baths: 'Full baths',
  halfBaths: 'Half baths',
  homeType: 'Home type',
  description: 'Description',
}

const findFact = (target: string): RowFact | undefined => {
  const facts = Object.keys(rowFacts) as RowFact[]
  return facts.find((fact) => target === `row.${fact}`)
}

/** The field that a column fills in a row of a kind; `null` if that kind has no such field. */
export function fieldOfColumn(target: ColumnTarget, kind: ListingKind): FieldId | null {
  if (isFieldId(target)) return target
  const fact = findFact(target)
  return fact ? rowFacts[fact][kind] : null
}

/** The choices for a column of a table, in the order of the forms. */
export function targetChoices(kind: TableKind): readonly ColumnTarget[] {
  const fields = submissionFields.map(({ id }) => id)
  if (kind !== 'mixed') return ['row.builder', ...fields]
  const facts = (Object.keys(rowFacts) as RowFact[]).map((fact) => `row.${fact}` as const)
  return ['row.kind', 'row.builder', ...facts, ...fields]
}

/** `Home: Price`, or `Price` for a fact of whatever the row describes. */
export function targetLabel(target: ColumnTarget): string {
  if (isFieldId(target)) {
    const { kind, label } = getField(target)
    return `${kindLabels[kind]}: ${label}`
  }
  if (target === 'row.kind') return 'What the row describes'
  const fact = findFact(target)
  return fact ? rowLabels[fact] : 'Builder'
}

export function isColumnTarget(text: string): text is ColumnTarget {
  const isOfRow = text === 'row.kind' || text === 'row.builder' || findFact(text) !== undefined
  return isOfRow || isFieldId(text)
}
