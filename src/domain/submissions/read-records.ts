import { fieldOfColumn } from './columns'
import { EMPTY, type ReadValue, understood } from './field-value'
import { type FieldId, fieldOf, kindLabels, type ListingKind } from './fields'
import type { MappedColumn, TableMapping } from './mapping'
import { type ReadCell, readCell } from './read-cell'
import type { ReadingOptions } from './read-value'
import type { ReadSubmission } from './record'
import { RecordList, referenceOf } from './record-list'
import { isRemark, kindOfWord, sectionName } from './row-kind'
import type { Cell, Place, SheetRow } from './sheet'
import type { SubmissionTable } from './table'

type ByKind = Record<ListingKind, Partial<Record<FieldId, ReadValue>>>

interface ReadRow {
  readonly kind: ListingKind
  readonly values: ByKind
  readonly builder: string | null
  readonly problems: readonly string[]
}

const isFilled = (cell: Cell | undefined) => cell !== undefined && cell !== null && cell !== ''

const cellOf = ({ cells }: SheetRow, { column }: MappedColumn): Cell => cells[column] ?? null

/** What a row of a mixed table describes: what it says, else what it has values for. */
function kindOfRow(row: SheetRow, columns: readonly MappedColumn[]): ListingKind {
  const kindColumn = columns.find(({ target }) => target === 'row.kind')
  const kind = kindColumn ? kindOfWord(cellOf(row, kindColumn)) : null
  if (kind) return kind
  const has = (prefix: string) =>
    columns.some(
      (column) => column.target?.startsWith(prefix) === true && isFilled(cellOf(row, column)),
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
  row: SheetRow,
  { kind: tableKind, columns }: TableMapping,
  options: ReadingOptions,
): ReadRow {
  const kind = tableKind === 'mixed' ? kindOfRow(row, columns) : tableKind
  const values: ByKind = { community: {}, plan: {}, home: {} }
  const implied: ReadCell[] = []
  const problems: string[] = []
  let builder: string | null = null
  for (const column of columns) {
    const cell = cellOf(row, column)
    if (column.target === null || column.target === 'row.kind') continue
    if (column.target === 'row.builder') {
      builder = isFilled(cell) ? String(cell).trim() : null
      continue
    }
    const id = fieldOfColumn(column.target, kind)
    const owner = id && fieldOf(id).kind
    if (!id || !owner || !describes[kind].includes(owner)) {
      if (isFilled(cell) && tableKind !== 'mixed') {
        problems.push(`“${column.heading}” is not a field of a ${kindLabels[kind].toLowerCase()}.`)
      }
      continue
    }
    const read = readCell(id, cell, column.heading, options)
    values[owner][id] = read[id] ?? EMPTY
    implied.push(read)
  }
  fillBlanks(values, implied)
  return { kind, values, builder, problems }
}

/** What a cell says about another field counts where that field is blank. */
function fillBlanks(values: ByKind, implied: readonly ReadCell[]): void {
  for (const [id, value] of implied.flatMap((read) => Object.entries(read)) as [
    FieldId,
    ReadValue,
  ][]) {
    const own = values[fieldOf(id).kind]
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

  place(row: number): Place {
    return { sheet: this.#table.name, row, unit: this.#table.unit }
  }

  /** Begins the rows of a community. */
  section(name: string): void {
    this.#community = named(name)
  }

  add(row: SheetRow, { kind, values, builder, problems }: ReadRow): void {
    if (!Object.values(values).some(saysAnything)) return
    const place = this.place(row.row)
    if (kind === 'community') {
      this.#community = this.#identity(values.community)
      this.#list.community({ place, builder, values: values.community, problems }, false)
      return
    }
    const about = this.#communityOf(values.community, row)
    const isReference = !saysMoreThanIdentity(about)
    const community = this.#list.community({ place, builder, values: about }, isReference)
    const isNew = saysMoreThanIdentity(values.plan)
    const own = { place, builder, problems }
    if (kind === 'plan') {
      this.#list.plan({ ...own, values: values.plan }, community)
      return
    }
    if (isNew) this.#list.plan({ place, builder, values: values.plan }, community)
    this.#list.home({ ...own, values: values.home }, community, referenceOf('plan', values.plan))
  }

  #identity(values: ReadCell): ReadCell {
    return Object.fromEntries(
      Object.entries(values).filter(
        ([id, value]) => identityIds.has(id as FieldId) && isSaid(value),
      ),
    )
  }

  /** The community of a row: the named one, else that of the rows above. */
  #communityOf(values: ReadCell, row: SheetRow): ReadCell {
    if (referenceOf('community', values)) {
      this.#community = this.#identity(values)
      return values
    }
    if (referenceOf('community', this.#community) && !this.#hasFilledDown) {
      this.#hasFilledDown = true
      const isColumn = Object.keys(values).some(
        (id) => id === 'community.name' || id === 'community.number',
      )
      if (isColumn) {
        this.#list.report(
          this.place(row.row),
          'It names no community. Such rows were read as belonging to the community above them.',
        )
      }
    }
    return { ...values, ...this.#community }
  }
}

function readTable(
  table: SubmissionTable,
  mapping: TableMapping,
  options: ReadingOptions,
  list: RecordList,
): void {
  const reader = new TableReader(table, mapping.community, list)
  for (const row of table.rows) {
    const section = mapping.hasSections ? sectionName(row) : null
    if (section !== null) reader.section(section)
    else if (isRemark(row)) {
      list.report(reader.place(row.row), 'It has only a sum or a remark and was left out.')
    } else reader.add(row, readRow(row, mapping, options))
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
