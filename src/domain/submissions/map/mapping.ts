import { oneLine } from '../../text/plain-text'
import { getField, isFieldId, kindLabels, type ListingKind } from '../fields'
import { isOfferField } from '../offer'
import { plainWords } from '../plain-words'
import { kindOfWord, sectionName } from '../read/row-kind'
import { type Cell, isFilled } from '../read/sheet'
import type { SubmissionTable, TableRow } from '../read/table'
import {
  type ColumnTarget,
  fieldOfColumn,
  isColumnTarget,
  type RowColumn,
  type TableKind,
  tableKinds,
  targetLabel,
} from './columns'
import { findMeaning, headingKeys, mappingKey } from './headings'
import { layoutColumns } from './layout'
import { cellFor } from './read-cell'
import { readValue } from './read-value'
import type { RowMark, RowMarks } from './row-role'

export type { ColumnTarget, RowColumn, TableKind }

export interface MappedColumn {
  /** Position in the row, from 0. */
  readonly column: number
  readonly heading: string
  /** The first values of the column, as text, for the editor to compare. At most 3. */
  readonly samples: readonly string[]
  /** `null`: the column is not used. */
  readonly target: ColumnTarget | null
  /**
   * 1 for a remembered or exact heading, less for a similar one. Without a target 0, or 1 for a column
   * that says nothing.
   */
  readonly confidence: number
  /** `Chosen last time`, `Usual heading for “Home: Price”`, `Similar to “Sq Ft”`. */
  readonly reason: string
}

export interface TableMapping {
  /** Position of the table in the submission. */
  readonly table: number
  readonly kind: TableKind
  readonly columns: readonly MappedColumn[]
  /** The community of all rows, where no column says it; proposed from the name of the sheet. */
  readonly community: string | null
  /** Whether a row with nothing but a name begins a community. */
  readonly hasSections: boolean
  /** Marks of an editor for single rows, by their number. */
  readonly marks?: RowMarks
}

/**
 * The mapping that an earlier submission of the builder ended with. Each is keyed by the headings of
 * its table (`mappingKey`), so that another layout of the same builder has its own.
 */
export interface RememberedMapping {
  readonly key: string
  readonly kind: TableKind
  /** By heading (`headingKeys`); `null` for a column that is not used. */
  readonly columns: Readonly<Record<string, ColumnTarget | null>>
  /** Whether lines with nothing but a name began communities. */
  readonly hasSections?: boolean
}

const SAMPLES = 3
const CHECKED_VALUES = 30

function getValues(
  { rows }: SubmissionTable,
  column: number,
  limit: number,
  readRow: (row: TableRow) => Cell | undefined = ({ cells }) => cells[column],
): Cell[] {
  const values: Cell[] = []
  for (const row of rows) {
    const cell = readRow(row)
    if (isFilled(cell)) values.push(cell)
    if (values.length === limit) break
  }
  return values
}

/** Readings that can be told from the values of a column without the lists that admins edit. */
const checkable = new Set([
  'price',
  'fee',
  'credit',
  'count',
  'baths',
  'degrees',
  'day',
  'email',
  'phone',
])
const noLists = { amenities: [], homeTypes: [], cities: [], districts: [] }

/** Whether most values of a column cannot be what its heading promises. */
function contradicts(table: SubmissionTable, column: number, target: ColumnTarget): boolean {
  const kinds: readonly ListingKind[] = ['home', 'plan', 'community']
  const ids = kinds.map((kind) => fieldOfColumn(target, kind))
  const id = ids.find((one) => one !== null)
  if (!id || !checkable.has(getField(id).reading.as)) return false
  const values = getValues(table, column, CHECKED_VALUES, (row) => cellFor(row, column, id))
  const failed = values.filter((value) => {
    const read = readValue(getField(id).reading, value, { today: '2026-01-01', lists: noLists })
    return read.state === 'unclear' && read.proposal === null
  })
  return values.length > 1 && failed.length / values.length > 0.6
}

type Proposed = Pick<MappedColumn, 'target' | 'confidence' | 'reason'>

const notUsed = (reason: string): Proposed => ({ target: null, confidence: 0, reason })
/** For a column of which nothing gets lost. */
const notNeeded = (reason: string): Proposed => ({ target: null, confidence: 1, reason })

/** Whether a column only counts the rows: 1, 2, 3. */
function countsRows(table: SubmissionTable, column: number): boolean {
  const values = getValues(table, column, CHECKED_VALUES)
  return values.length > 1 && values.every((value, index) => Number(value) === index + 1)
}

const isNumber = (target: ColumnTarget) => target.endsWith('.number')

function proposeColumn(
  table: SubmissionTable,
  column: number,
  kind: TableKind,
  remembered: ColumnTarget | null | undefined,
): Proposed {
  if (remembered !== undefined) {
    return {
      target: remembered,
      confidence: remembered === null ? 0 : 1,
      reason: 'Chosen last time',
    }
  }
  const heading = table.headings[column] ?? ''
  if (heading === '') return notUsed('The column has no heading')
  const parts = table.splits.filter(({ from }) => from === column)
  if (parts.length > 0) {
    const names = parts.map(({ column: part }) => `“${table.headings[part]}”`)
    return notNeeded(`Its values were split into ${names.join(' and ')}`)
  }
  const meaning = findMeaning(heading, kind)
  if (!meaning) return notUsed('No field has this heading')
  if (isNumber(meaning.target) && countsRows(table, column)) {
    return notNeeded('It counts the rows')
  }
  if (contradicts(table, column, meaning.target)) {
    return notUsed(`The values do not fit “${targetLabel(meaning.target)}”`)
  }
  return meaning
}

/** Of two columns for one field, the less certain one is not used. Equal ones are left to the editor. */
function withoutRivals(columns: readonly MappedColumn[]): readonly MappedColumn[] {
  return columns.map((column) => {
    const rival = columns.find(
      (other) =>
        other !== column &&
        other.target === column.target &&
        other.confidence - column.confidence >= 0.1,
    )
    if (column.target === null || !rival) return column
    return {
      ...column,
      ...notUsed(`“${rival.heading}” is used for “${targetLabel(column.target)}”`),
    }
  })
}

const SIMILAR_LAYOUT = 0.6

const layoutHeadings = layoutColumns.map(([heading]) => heading)

/** Our own layout. Its kind cannot be told from a file that happens to have communities only. */
const ownLayout: RememberedMapping = {
  key: mappingKey(layoutHeadings),
  kind: 'mixed',
  columns: Object.fromEntries(
    headingKeys(layoutHeadings).map((key, index) => [key, layoutColumns[index]?.[1] ?? null]),
  ),
}

/** The remembered mapping of this layout, or of the most similar one. */
function recall(
  headings: readonly string[],
  remembered: readonly RememberedMapping[],
): RememberedMapping | null {
  const key = mappingKey(headings)
  const exact = remembered.find((mapping) => mapping.key === key)
  if (exact) return exact
  const keys = headingKeys(headings).filter((one) => one !== '')
  const shares = remembered.map((mapping) => ({
    one: mapping,
    share:
      keys.filter((heading) => Object.hasOwn(mapping.columns, heading)).length / (keys.length || 1),
  }))
  const best = shares.reduce<(typeof shares)[number] | null>(
    (found, next) => (next.share > (found?.share ?? SIMILAR_LAYOUT) ? next : found),
    null,
  )
  return best?.one ?? null
}

function mapColumns(
  table: SubmissionTable,
  kind: TableKind,
  recalled: RememberedMapping | null,
): readonly MappedColumn[] {
  const keys = headingKeys(table.headings)
  // A line with a single text is a title more often than a listing.
  const full = table.rows.filter(({ cells }) => cells.filter(isFilled).length > 1)
  const sampled = { ...table, rows: full.length > 0 ? full : table.rows }
  const columns = table.headings.map((heading, column): MappedColumn => {
    const key = keys[column] ?? ''
    const target =
      recalled && key !== '' && Object.hasOwn(recalled.columns, key)
        ? recalled.columns[key]
        : undefined
    return {
      column,
      heading,
      samples: getValues(sampled, column, SAMPLES).map((value) => oneLine(String(value), 40)),
      ...proposeColumn(table, column, kind, target),
    }
  })
  return withoutRivals(columns)
}

const nameHints: readonly (readonly [ListingKind, RegExp])[] = [
  ['home', /\b(?:homes?|specs?|inventory|qmis?|quick|move in|available homes)\b/],
  ['plan', /\b(?:floor ?plans?|plans?)\b/],
  ['community', /\b(?:communit(?:y|ies)|subdivisions?|neighborhoods?|summary)\b/],
]

/** The column that says what each row describes, if its values do. */
function kindColumn(table: SubmissionTable): number | null {
  const column = table.headings.findIndex(
    (heading) => findMeaning(heading, 'mixed')?.target === 'row.kind',
  )
  if (column < 0) return null
  const values = getValues(table, column, Number.POSITIVE_INFINITY)
  const known = values.filter((value) => kindOfWord(value) !== null)
  return values.length > 0 && known.length / values.length >= 0.7 ? column : null
}

/** The share of different values among those of a column. */
function distinctness(table: SubmissionTable, column: number): number {
  const values = getValues(table, column, Number.POSITIVE_INFINITY).map((value) =>
    plainWords(String(value)),
  )
  return values.length === 0 ? 0 : new Set(values).size / table.rows.length
}

/** The fields of a kind that say which listing a row describes; one of them is enough. */
const identities: Readonly<Record<ListingKind, readonly ColumnTarget[]>> = {
  community: ['community.name', 'community.number', 'community.slug', 'row.name', 'row.number'],
  plan: ['plan.name', 'plan.number', 'row.name', 'row.number'],
  home: ['home.address', 'home.number', 'home.lot', 'row.name', 'row.number'],
}

/** Columns of an offer are in tables of all kinds. */
const isOfOffer = (target: ColumnTarget) => isFieldId(target) && isOfferField(target)

function scoreKind(table: SubmissionTable, kind: ListingKind): number {
  const targets = new Map<ColumnTarget, number>()
  table.headings.forEach((heading, column) => {
    const meaning = findMeaning(heading, kind)
    if (!meaning || targets.has(meaning.target) || isOfOffer(meaning.target)) return
    if (!contradicts(table, column, meaning.target)) targets.set(meaning.target, column)
  })
  const own = [...targets.keys()].filter((target) => target.startsWith(`${kind}.`)).length
  const hint = nameHints.find(([, pattern]) => pattern.test(plainWords(table.name ?? '')))?.[0]
  const score = own + (targets.size - own) * 0.3 + (hint === kind ? 2 : 0)
  if (kind !== 'community') {
    const isIdentified = identities[kind].some((target) => targets.has(target))
    return isIdentified ? score : score * 0.3
  }
  // A table that repeats its communities, or names plans, describes something within them.
  const name = targets.get('community.name')
  const repeats = name !== undefined && distinctness(table, name) < 0.8
  return repeats || targets.has('plan.name') ? score * 0.4 : score
}

function kindOfTable(table: SubmissionTable): TableKind {
  const column = kindColumn(table)
  if (column !== null) {
    const kinds = new Set(getValues(table, column, Number.POSITIVE_INFINITY).map(kindOfWord))
    kinds.delete(null)
    const [only] = kinds
    return kinds.size === 1 && only ? only : 'mixed'
  }
  const kinds: readonly ListingKind[] = ['community', 'plan', 'home']
  const scores = kinds.map((kind) => ({ kind, score: scoreKind(table, kind) }))
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).kind
}

const GENERIC_SHEET =
  /^(?:sheet ?\d*|tabelle ?\d*|table ?\d*|data|export|report|list|results?|query|page ?\d*|price ?list|pricing|updates?|submission|.*\b(?:homes?|specs?|inventory|qmis?|plans?|floor ?plans?|communit(?:y|ies)|20\d\d)\b.*)$/

const communityColumns: readonly ColumnTarget[] = [
  'community.name',
  'community.number',
  'community.slug',
]

function communityOfSheet(
  { name }: SubmissionTable,
  columns: readonly MappedColumn[],
  kind: TableKind,
): string | null {
  if (name === null || kind === 'community' || kind === 'mixed') return null
  if (columns.some(({ target }) => target && communityColumns.includes(target))) return null
  return GENERIC_SHEET.test(plainWords(name)) ? null : name.trim()
}

/**
 * Proposes what the columns of a table mean. An exactly remembered layout wins; then remembered
 * headings of a similar layout; then headings and their synonyms, unless the values contradict them.
 * `kind` overrides what the rows are said to describe.
 */
export function proposeMapping(
  table: SubmissionTable,
  remembered: readonly RememberedMapping[],
  kind?: TableKind,
): TableMapping {
  const isOwn = mappingKey(table.headings) === ownLayout.key
  const recalled = recall(table.headings, isOwn ? [...remembered, ownLayout] : remembered)
  const used = kind ?? recalled?.kind ?? kindOfTable(table)
  const columns = mapColumns(table, used, recalled?.kind === used ? recalled : null)
  const [first] = table.rows
  const hasCommunity = columns.some(({ target }) => target && communityColumns.includes(target))
  const isFirst = first !== undefined && sectionName(first) !== null
  const isRemembered = recalled?.key === mappingKey(table.headings) && recalled.hasSections === true
  const hasSections = used !== 'community' && !hasCommunity && (isFirst || isRemembered)
  return {
    table: table.index,
    kind: used,
    columns,
    community: hasSections ? null : communityOfSheet(table, columns, used),
    hasSections,
  }
}

/** A mapping with what an editor said of single rows. */
function withMarks(mapping: TableMapping, marks: RowMarks): TableMapping {
  // Other lines with nothing but a name then begin communities, too.
  const hasSections = mapping.hasSections || Object.values(marks).includes('section')
  return { ...mapping, marks, hasSections }
}

/** Says what a row is, as an editor does; `null` takes it back. */
export function withMark(mapping: TableMapping, row: number, mark: RowMark | null): TableMapping {
  const { [row]: _, ...others } = mapping.marks ?? {}
  return withMarks(mapping, mark === null ? others : { ...others, [row]: mark })
}

/** Proposes the columns of a table whose rows are something else. Marks of rows stay. */
export function withKind(
  { marks = {} }: TableMapping,
  table: SubmissionTable,
  remembered: readonly RememberedMapping[],
  kind: TableKind,
): TableMapping {
  return withMarks(proposeMapping(table, remembered, kind), marks)
}

/** Changes the target of one column, as an editor does. */
export function withTarget(
  mapping: TableMapping,
  column: number,
  target: ColumnTarget | null,
): TableMapping {
  const columns = mapping.columns.map((one) =>
    one.column === column
      ? { ...one, target, confidence: target === null ? 0 : 1, reason: 'Chosen by you' }
      : one,
  )
  return { ...mapping, columns }
}

const identityHint: Readonly<Record<ListingKind, string>> = {
  community: 'its name or the builder’s number',
  plan: 'its name or the builder’s plan number',
  home: 'its street address, lot or the builder’s number',
}

function missingIdentity({ kind, columns }: TableMapping): string[] {
  const targets = columns.flatMap(({ target }) => (target ? [target] : []))
  const kinds: readonly ListingKind[] = kind === 'mixed' ? ['community'] : [kind]
  return kinds
    .filter((one) => !identities[one].some((target) => targets.includes(target)))
    .map(
      (one) =>
        `No column says which ${kindLabels[one].toLowerCase()} a row is about. Choose the column with ${identityHint[one]}.`,
    )
}

/** Whether neither a column nor a line says which community a row is in. */
export const hasNoCommunity = ({ kind, columns, hasSections }: TableMapping): boolean =>
  kind !== 'community' &&
  !hasSections &&
  !columns.some(({ target }) => target && communityColumns.includes(target))

function missingCommunity(mapping: TableMapping): string[] {
  const { columns, community } = mapping
  if (community !== null || !hasNoCommunity(mapping)) return []
  // The builder's number of a home finds it in any community.
  const isNumbered = columns.some(({ target }) => target === 'home.number')
  if (isNumbered) return []
  return ['No column says which community a row is in. Choose one, or the community of all rows.']
}

/**
 * Problems to solve before rows are read: two columns for one field, no column that identifies the
 * listings, a home or plan without a community. Sentences for the editor.
 */
export function mappingProblems(mapping: TableMapping): readonly string[] {
  const doubles = new Map<ColumnTarget, string[]>()
  for (const { target, heading, column } of mapping.columns) {
    if (target === null) continue
    const name = heading || `column ${column + 1}`
    doubles.set(target, [...(doubles.get(target) ?? []), name])
  }
  const repeated = [...doubles].filter(([, names]) => names.length > 1)
  return [
    ...repeated.map(
      ([target, names]) =>
        `${names.map((name) => `“${name}”`).join(' and ')} are both used for “${targetLabel(target)}”. Choose one of them.`,
    ),
    ...missingIdentity(mapping),
    ...missingCommunity(mapping),
  ]
}

/** The parts of a mapping to store after an editor confirmed it. */
export function rememberMapping(mapping: TableMapping): RememberedMapping {
  const { kind, columns, hasSections } = mapping
  const headings = columns.map(({ heading }) => heading)
  const keys = headingKeys(headings)
  const targets = columns.flatMap(({ target }, index) => {
    const key = keys[index] ?? ''
    return key === '' ? [] : [[key, target] as const]
  })
  return { key: mappingKey(headings), kind, columns: Object.fromEntries(targets), hasSections }
}

const isTableKind = (text: unknown): text is TableKind => tableKinds.some((kind) => kind === text)

/** Leaves out what a stored mapping names and the guide no longer has. */
export function knownMapping(stored: {
  readonly key: string
  readonly kind: string
  readonly columns: Readonly<Record<string, string | null>>
  readonly hasSections?: boolean | undefined
}): RememberedMapping | null {
  if (!isTableKind(stored.kind)) return null
  const columns = Object.entries(stored.columns).filter(
    (entry): entry is [string, ColumnTarget | null] =>
      entry[1] === null || isColumnTarget(entry[1]),
  )
  const { key, kind, hasSections = false } = stored
  return { key, kind, columns: Object.fromEntries(columns), hasSections }
}
