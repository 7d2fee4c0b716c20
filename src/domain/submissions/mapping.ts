import type { FieldId, ListingKind } from './fields'
import type { SubmissionTable } from './table'

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

/**
 * What a column says beside the fields of a listing: what each row describes (`row.kind`), the name
 * of the builder, or a fact of whatever the row describes. The latter are proposed only where rows
 * of one table describe different things.
 */
export type RowColumn = 'row.kind' | 'row.builder' | `row.${keyof typeof rowFacts}`

/** What a column is mapped to; `null`: the column is not used. */
export type ColumnTarget = FieldId | RowColumn

/** What the rows of a table describe. `mixed`: a column says it for each row. */
export type TableKind = ListingKind | 'mixed'

export interface MappedColumn {
  /** Position in the row, from 0. */
  readonly column: number
  readonly heading: string
  /** The first values of the column, as text, for the editor to compare. At most 3. */
  readonly samples: readonly string[]
  readonly target: ColumnTarget | null
  /** 1 for a remembered or exact heading, less for a similar one, 0 without a target. */
  readonly confidence: number
  /** `You chose this last time`, `Same as “Starting price”`, `Similar to “Sq Ft”`. */
  readonly reason: string
}

export interface TableMapping {
  readonly table: number
  readonly kind: TableKind
  readonly columns: readonly MappedColumn[]
}

/**
 * The mappings that a builder's earlier submissions ended with. Each is keyed by the headings of its
 * table (`mappingKey`), so that another layout of the same builder has its own.
 */
export interface RememberedMapping {
  readonly key: string
  readonly kind: TableKind
  /** By normalized heading; `null` for a column that is not used. */
  readonly columns: Readonly<Record<string, ColumnTarget | null>>
}

/** Identifies a layout: its headings in lower case without punctuation, in any order. */
export declare function mappingKey(headings: readonly string[]): string

/**
 * Proposes what the columns of a table mean. An exactly remembered layout wins; then remembered
 * headings of a similar layout; then headings and their synonyms; then the values of the column.
 * `kind` overrides what the rows are said to describe.
 */
export declare function proposeMapping(
  table: SubmissionTable,
  remembered: readonly RememberedMapping[],
  kind?: TableKind,
): TableMapping

/** Changes the target of one column, as an editor does. */
export declare function withTarget(
  mapping: TableMapping,
  column: number,
  target: ColumnTarget | null,
): TableMapping

/**
 * What has to be solved before rows are read: two columns for one field, no column that identifies
 * the listings, a home or plan without a community. Sentences for the editor.
 */
export declare function mappingProblems(mapping: TableMapping): readonly string[]

/** What to store of a mapping that an editor confirmed. */
export declare function rememberMapping(mapping: TableMapping): RememberedMapping

/** The choices of a column in the order of the form, by group. */
export interface TargetChoice {
  readonly target: ColumnTarget
  readonly label: string
  /** `Community`, `Floor plan`, `Home`, or `Row`. */
  readonly group: string
}
export declare function targetChoices(kind: TableKind): readonly TargetChoice[]
