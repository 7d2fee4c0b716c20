import { isKnownHeading } from './headings'
import { plainWords } from './plain-words'
import type { Cell, Place, Sheet, SheetRow } from './sheet'

/** A sheet with its header found: one table of a submission. */
export interface SubmissionTable {
  /** Position of the table in the submission, from 0. Mappings refer to it. */
  readonly index: number
  /** Name of its sheet, or `null`. */
  readonly name: string | null
  /** One heading per column; `''` for a column without one. Two header rows are joined. */
  readonly headings: readonly string[]
  /** Row of the last heading; `null` if no header was found and columns have to be chosen. */
  readonly headerRow: number | null
  readonly rows: readonly SheetRow[]
  readonly unit: Place['unit']
}

/** A header is sought in so many rows; titles and notes may be above it. */
const SEARCHED_ROWS = 40
/** A heading is not a sentence. */
const HEADING_LENGTH = 60

const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'string' ? cell.replace(/\s+/g, ' ').trim() : ''

const isFilled = (cell: Cell): boolean => cell !== null && cell !== ''

function headingsOf({ cells }: SheetRow): string[] {
  return cells.map((cell) => (textOf(cell).length <= HEADING_LENGTH ? textOf(cell) : ''))
}

/**
 * Joins two header rows: below _Price_ there may be _From_ and _To_. A group may have its name only
 * over its first column.
 */
function joinedHeadings(top: SheetRow, bottom: SheetRow): string[] {
  const groups = headingsOf(top)
  const headings = headingsOf(bottom)
  let group = ''
  return Array.from({ length: Math.max(groups.length, headings.length) }, (_, column) => {
    const own = groups[column] ?? ''
    const heading = headings[column] ?? ''
    if (own !== '') group = own
    if (heading === '') return own
    const joined = `${group} ${heading}`.trim()
    return isKnownHeading(joined) || !isKnownHeading(heading) ? joined : heading
  })
}

const knownCount = (headings: readonly string[]): number =>
  new Set(headings.filter(isKnownHeading).map(plainWords)).size

const isText = ({ cells }: SheetRow) =>
  cells.every((cell) => !isFilled(cell) || (typeof cell === 'string' && !/^[\s$]*\d/.test(cell)))

interface Header {
  readonly headings: readonly string[]
  /** Position of the last row of the header. */
  readonly last: number
  readonly known: number
}

function headersAt(rows: readonly SheetRow[], index: number): Header[] {
  const row = rows[index]
  const next = rows[index + 1]
  if (!row || !isText(row)) return []
  const headings = headingsOf(row)
  const single = { headings, last: index, known: knownCount(headings) }
  if (!next || !isText(next)) return [single]
  const joined = joinedHeadings(row, next)
  return [single, { headings: joined, last: index + 1, known: knownCount(joined) }]
}

/** The first row of texts above rows with numbers, for a table whose headings are all unknown. */
function unknownHeader(rows: readonly SheetRow[]): Header | null {
  const last = rows.findIndex((row, index) => {
    const next = rows[index + 1]
    return row.cells.filter(isFilled).length > 1 && isText(row) && next && !isText(next)
  })
  const row = rows[last]
  return row ? { headings: headingsOf(row), last, known: 0 } : null
}

function findHeader(rows: readonly SheetRow[]): Header | null {
  const candidates = rows.slice(0, SEARCHED_ROWS).flatMap((_, index) => headersAt(rows, index))
  const best = candidates.reduce<Header | null>(
    (found, next) => (next.known > (found?.known ?? 0) ? next : found),
    null,
  )
  if (best && (best.known > 1 || best.headings.filter(Boolean).length < 3)) return best
  return unknownHeader(rows.slice(0, SEARCHED_ROWS))
}

/** Long tables repeat their header on each page. */
function isRepeatedHeader({ cells }: SheetRow, headings: readonly string[]): boolean {
  const filled = cells.flatMap((cell, column) => (isFilled(cell) ? [[cell, column] as const] : []))
  return (
    filled.length > 1 &&
    filled.every(([cell, column]) => headings[column] !== '' && textOf(cell) === headings[column])
  )
}

function tableOf(
  { name, rows }: Sheet,
  unit: Place['unit'],
  index: number,
): SubmissionTable | null {
  const header = findHeader(rows)
  const below = header ? rows.slice(header.last + 1) : rows
  const width = Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex(isFilled) + 1))
  // Without headings, one line or one column is prose.
  if (!header && (below.length < 2 || width < 2)) return null
  if (below.length === 0) return null
  const headings = Array.from({ length: width }, (_, column) => header?.headings[column] ?? '')
  return {
    index,
    name,
    headings,
    headerRow: header ? (rows[header.last]?.row ?? null) : null,
    rows: below.filter((row) => !isRepeatedHeader(row, headings)),
    unit,
  }
}

/**
 * Finds the tables of a file: the header of each sheet, below titles and notes, in one or two rows.
 * Sheets without a table are left out.
 */
export function tablesOf(
  sheets: readonly Sheet[],
  unit: Place['unit'],
): readonly SubmissionTable[] {
  const tables: SubmissionTable[] = []
  for (const sheet of sheets) {
    const table = tableOf(sheet, unit, tables.length)
    if (table) tables.push(table)
  }
  return tables
}
