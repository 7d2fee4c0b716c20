import { oneLine } from '../../text/plain-text'
import { EMPTY, type ReadValue, unclear, understood, withoutWords } from '../field-value'
import { type FieldId, getField, kindLabels, type ListingKind } from '../fields'
import { isOfferField } from '../offer'
import { kindOfWord } from '../read/row-kind'
import { type Cell, isFilled, type Place, type SheetRow } from '../read/sheet'
import type { SubmissionTable, TableRow } from '../read/table'
import type { ReadSubmission } from '../record'
import { fieldOfColumn } from './columns'
import type { MappedColumn, TableMapping } from './mapping'
import { cellFor, type ReadCell, readCell } from './read-cell'
import { type ReadingOptions, readValue } from './read-value'
import { getReference, RecordList } from './record-list'
import { rowRoles } from './row-role'

type ByKind = Record<ListingKind, Partial<Record<FieldId, ReadValue>>>

interface ReadRow {
  readonly kind: ListingKind
  readonly values: ByKind
  readonly builder: string | null
  readonly problems: readonly string[]
}

const getCell = ({ cells }: SheetRow, { column }: MappedColumn): Cell => cells[column] ?? null

const MOVED =
  'This line has more cells than there are headings, so its values may be in the wrong columns.'

/** A value that may belong to another column. */
function doubted(value: ReadValue): ReadValue {
  if (value.state !== 'value') return withoutWords(value)
  return unclear(value.text, `${MOVED} Accept it, or enter the value.`, value.value)
}

/**
 * The kind of listing in a row of a mixed table: the kind that it says, else the one for which it
 * has values.
 */
function kindOfRow(row: SheetRow, columns: readonly MappedColumn[]): ListingKind {
  const kindColumn = columns.find(({ target }) => target === 'row.kind')
  const kind = kindColumn ? kindOfWord(getCell(row, kindColumn)) : null
  if (kind) return kind
  const has = (prefix: string) =>
    columns.some(
      (column) => column.target?.startsWith(prefix) === true && isFilled(getCell(row, column)),
    )
  return has('home.') ? 'home' : has('plan.') ? 'plan' : 'community'
}

/** A plan belongs to its community, a home to its plan and its community. */
const describes: Readonly<Record<ListingKind, readonly ListingKind[]>> = {
  community: ['community'],
  plan: ['community', 'plan'],
  home: ['community', 'plan', 'home'],
}

function readRow(
  row: TableRow,
  { kind: tableKind, columns }: TableMapping,
  options: ReadingOptions,
): ReadRow {
  const kind = tableKind === 'mixed' ? kindOfRow(row, columns) : tableKind
  const values: ByKind = { community: {}, plan: {}, home: {} }
  const implied: ReadCell[] = []
  const problems: string[] = []
  let builder: string | null = null
  for (const column of columns) {
    const cell = getCell(row, column)
    if (column.target === null || column.target === 'row.kind') continue
    if (column.target === 'row.builder') {
      builder = isFilled(cell) ? String(cell).trim() : null
      continue
    }
    const id = fieldOfColumn(column.target, kind)
    const owner = id && getField(id).kind
    if (!id || !owner || !describes[kind].includes(owner)) {
      if (isFilled(cell) && tableKind !== 'mixed') {
        problems.push(`“${column.heading}” is not a field of a ${kindLabels[kind].toLowerCase()}.`)
      }
      continue
    }
    // The incentive in the row of a plan or home of a mixed table is one of that listing.
    if (tableKind === 'mixed' && kind !== 'community' && isOfferField(id)) continue
    const read = readCell(id, cellFor(row, column.column, id), column.heading, options)
    values[owner][id] = read[id] ?? EMPTY
    implied.push(read)
  }
  fillBlanks(values, implied)
  if (row.hasMore) {
    problems.push(MOVED)
    for (const own of Object.values(values)) doubtValues(own)
  }
  return { kind, values, builder, problems }
}

/**
 * Makes the values of a row doubtful. The values that identify the listing stay, so that the
 * editor sees which listing the line is about.
 */
function doubtValues(values: Partial<Record<FieldId, ReadValue>>): void {
  for (const [id, value] of Object.entries(values) as [FieldId, ReadValue][]) {
    if (!identityIds.has(id) && id !== 'home.address' && id !== 'home.number') {
      values[id] = doubted(value)
    }
  }
}

/** The value that a cell implies for another field counts where that field is blank. */
function fillBlanks(values: ByKind, implied: readonly ReadCell[]): void {
  for (const [id, value] of implied.flatMap((read) => Object.entries(read)) as [
    FieldId,
    ReadValue,
  ][]) {
    const own = values[getField(id).kind]
    if ((own[id]?.state ?? 'empty') === 'empty') own[id] = value
  }
}

const isSaid = (value: ReadValue | undefined) => value !== undefined && value.state !== 'empty'

const saysAnything = (values: ReadCell): boolean => Object.values(values).some(isSaid)

const identityIds: ReadonlySet<FieldId> = new Set<FieldId>([
  'community.number',
  'community.name',
  'community.slug',
  'community.city',
  'plan.number',
  'plan.name',
])

const saysMoreThanIdentity = (values: ReadCell): boolean =>
  Object.entries(values).some(([id, value]) => !identityIds.has(id as FieldId) && isSaid(value))

const named = (name: string): ReadCell => ({ 'community.name': understood(name, name) })

/** Reads the rows of one table into the list. */
class TableReader {
  readonly #table: SubmissionTable
  readonly #list: RecordList
  /** The community of the rows above, for rows that name none. */
  #community: ReadCell
  #hasFilledDown = false

  constructor(table: SubmissionTable, community: string | null, list: RecordList) {
    this.#table = table
    this.#list = list
    this.#community = community === null ? {} : named(community)
  }

  place({ row, onPage }: SheetRow): Place {
    return { sheet: this.#table.name, row, unit: this.#table.unit, ...(onPage && { onPage }) }
  }

  /** Begins the rows of a community: `Wagon Quarry`, or `Wagon Quarry - Boerne`. */
  section(name: string, { lists }: ReadingOptions): void {
    const [, before = '', after = ''] = /^(.+?)\s*[,–—-]\s+([^,–—-]+)$/.exec(name) ?? []
    const city = readValue({ as: 'city', max: 80 }, after, { today: '', lists })
    const isCity = city.state === 'value' && lists.cities.some(({ label }) => label === city.value)
    this.#community = isCity ? { ...named(before), 'community.city': city } : named(name)
  }

  add(row: SheetRow, { kind, values, builder, problems }: ReadRow): void {
    if (!Object.values(values).some(saysAnything)) return
    const place = this.place(row)
    if (kind === 'community') {
      this.#community = this.#identity(values.community)
      this.#list.community({ place, builder, values: values.community, problems }, false)
      return
    }
    const about = this.#resolveCommunity(values.community, row)
    const isReference = !saysMoreThanIdentity(about)
    const community = this.#list.community({ place, builder, values: about }, isReference)
    const isNew = saysMoreThanIdentity(values.plan)
    const own = { place, builder, problems }
    if (kind === 'plan') {
      this.#list.plan({ ...own, values: values.plan }, community)
      return
    }
    if (isNew) this.#list.plan({ place, builder, values: values.plan }, community)
    this.#list.home({ ...own, values: values.home }, community, getReference('plan', values.plan))
  }

  #identity(values: ReadCell): ReadCell {
    return Object.fromEntries(
      Object.entries(values).filter(
        ([id, value]) => identityIds.has(id as FieldId) && isSaid(value),
      ),
    )
  }

  /** The community of a row: the named one, else that of the rows above. */
  #resolveCommunity(values: ReadCell, row: SheetRow): ReadCell {
    if (getReference('community', values)) {
      this.#community = this.#identity(values)
      return values
    }
    if (getReference('community', this.#community) && !this.#hasFilledDown) {
      this.#hasFilledDown = true
      const isColumn = Object.keys(values).some(
        (id) => id === 'community.name' || id === 'community.number',
      )
      if (isColumn) {
        this.#list.report(
          this.place(row),
          'It names no community. Such rows were read as belonging to the community above them.',
        )
      }
    }
    return { ...values, ...this.#community }
  }
}

function leftOut({ cells }: SheetRow): string {
  const text = oneLine(cells.filter(isFilled).map(String).join(' '), 60)
  return `“${text}” was left out: a total or a note.`
}

function readTable(
  table: SubmissionTable,
  mapping: TableMapping,
  options: ReadingOptions,
  list: RecordList,
): void {
  const reader = new TableReader(table, mapping.community, list)
  const roles = rowRoles(table, mapping)
  for (const [index, row] of table.rows.entries()) {
    const role = roles[index] ?? { is: 'listing' }
    if (role.is === 'left-out') list.report(reader.place(row), leftOut(row))
    else if (role.is === 'section') reader.section(role.name, options)
    else reader.add(row, readRow(row, mapping, { ...options, isFrom1904: table.isFrom1904 }))
  }
}

/**
 * Reads the records of mapped tables. A row of a home or plan also describes its community where the
 * table has columns for it; such facts of several rows become one record, and a contradiction an
 * unclear value. Rows with nothing but sums and remarks are left out and reported.
 */
export function readRecords(
  tables: readonly SubmissionTable[],
  mappings: readonly TableMapping[],
  options: ReadingOptions,
): ReadSubmission {
  const list = new RecordList()
  for (const mapping of mappings) {
    const table = tables.find(({ index }) => index === mapping.table)
    if (table) readTable(table, mapping, options, list)
  }
  return list.result()
}
