import { isKnownHeading, mappingKey } from '../map/headings'
import { plainWords } from '../plain-words'
import { isDitto } from './cell-text'
import { type Cell, isFilled, type Place, type Sheet, type SheetRow } from './sheet'

/** A row of a table. */
export interface TableRow extends SheetRow {
  /** Whether a line has more cells than there are headings, so that its values may have moved. */
  readonly hasMore?: boolean
}

/** A header with the rows below it: one table of a submission. */
export interface SubmissionTable {
  /** Position of the table in the submission, from 0. Mappings refer to it. */
  readonly index: number
  /** Position of its sheet among those that were read, from 0. */
  readonly sheet: number
  /** Name of its sheet, or `null`. */
  readonly name: string | null
  /** The line above its header, or `null`. */
  readonly title: string | null
  /** One heading per column; `''` for a column without one. Two header rows are joined. */
  readonly headings: readonly string[]
  /** Row of the last heading; `null` if no header was found and columns have to be chosen. */
  readonly headerRow: number | null
  /** The rows above the first one: titles, notes and headings. At most `ROWS_ABOVE`. */
  readonly above: readonly SheetRow[]
  readonly rows: readonly TableRow[]
  readonly unit: Place['unit']
  /** Columns at the end that have a part of the values of another one, such as `Beds/Baths`. */
  readonly splits: readonly { readonly column: number; readonly from: number }[]
  /** Whether the program counts days from 1904. */
  readonly isFrom1904: boolean
}

/** Hints of an editor or an earlier submission for reading a file. */
export interface ReadingHints {
  /** The row with the headings, by the position of its sheet; `null`: the sheet has no headings. */
  readonly headers: Readonly<Record<number, number | null>>
  /** The headings that the builder sent before (`mappingKey`). */
  readonly layouts: readonly string[]
  /** Whether hidden rows and columns are read. */
  readonly includesHidden: boolean
}

export const noHints: ReadingHints = { headers: {}, layouts: [], includesHidden: false }

/** Rows that are shown above a table. */
const ROWS_ABOVE = 12

/** A header is sought in so many rows; titles and notes may be above it. */
const SEARCHED_ROWS = 40
/** A heading is not a sentence. */
const HEADING_LENGTH = 60

const getText = (cell: Cell | undefined): string =>
  typeof cell === 'string' || typeof cell === 'number'
    ? String(cell).replace(/\s+/g, ' ').trim()
    : ''

function readHeadings({ cells }: SheetRow): string[] {
  return cells.map((cell) => (getText(cell).length <= HEADING_LENGTH ? getText(cell) : ''))
}

/**
 * Joins two header rows: below _Price_ there may be _From_ and _To_. A group may have its name only
 * over its first column.
 */
function joinedHeadings(top: SheetRow, bottom: SheetRow): string[] {
  const groups = readHeadings(top)
  const headings = readHeadings(bottom)
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
  /** Positions of the first and last row of the header. */
  readonly first: number
  readonly last: number
  readonly known: number
}

const filledCount = (cells: readonly unknown[]) => cells.filter(Boolean).length

const createHeader = (headings: readonly string[], first: number, last: number): Header => ({
  headings,
  first,
  last,
  known: knownCount(headings),
})

/** A heading may begin with a digit, such as `1/2 Baths`, or be a year, if the others are known. */
const isHeading = (row: SheetRow, { headings, known }: Header): boolean =>
  isText(row) || (known > 1 && known * 2 >= filledCount(headings))

function headersAt(rows: readonly SheetRow[], index: number): Header[] {
  const row = rows[index]
  const next = rows[index + 1]
  if (!row) return []
  const single = createHeader(readHeadings(row), index, index)
  if (!isHeading(row, single)) return []
  // The only text of a row above the headings is the title of the table.
  if (!next || filledCount(single.headings) < 2) return [single]
  const joined = createHeader(joinedHeadings(row, next), index, index + 1)
  return isText(next) ? [single, joined] : [single]
}

/** The first row of texts above rows with numbers, for a table whose headings are all unknown. */
function unknownHeader(rows: readonly SheetRow[]): Header | null {
  const last = rows.findIndex((row, index) => {
    const next = rows[index + 1]
    return row.cells.filter(isFilled).length > 1 && isText(row) && next && !isText(next)
  })
  const row = rows[last]
  return row ? { headings: readHeadings(row), first: last, last, known: 0 } : null
}

const mostKnown = (headers: readonly Header[]): Header | null =>
  headers.reduce<Header | null>(
    (found, next) => (next.known > (found?.known ?? 0) ? next : found),
    null,
  )

/** The first row with headings that the builder sent before. */
function knownHeader(rows: readonly SheetRow[], layouts: ReadonlySet<string>): Header | null {
  if (layouts.size === 0) return null
  const headers = rows.map((row, index) => createHeader(readHeadings(row), index, index))
  const isKnown = ({ headings }: Header) =>
    filledCount(headings) > 1 && layouts.has(mappingKey(headings))
  return headers.find(isKnown) ?? null
}

function findHeader(rows: readonly SheetRow[], layouts: ReadonlySet<string>): Header | null {
  const searched = rows.slice(0, SEARCHED_ROWS)
  const known = knownHeader(searched, layouts)
  if (known) return known
  const candidates = searched.map((_, index) => mostKnown(headersAt(rows, index)))
  const best =
    candidates.find((header) => header !== null && isCertain(header)) ??
    mostKnown(candidates.filter((header) => header !== null))
  if (best && (best.known > 1 || filledCount(best.headings) < 3)) return best
  return unknownHeader(searched)
}

/** Whether a row can hardly be anything else than a header. */
const isCertain = ({ headings, known }: Header): boolean =>
  known > 2 && known * 5 >= filledCount(headings) * 3

const trimmed = (headings: readonly string[]): readonly string[] =>
  headings.slice(0, headings.findLastIndex((heading) => heading !== '') + 1)

/** The identity of a header, equal for headers that differ only in case and punctuation. */
const headerKey = ({ headings }: Pick<Header, 'headings'>): string =>
  trimmed(headings).map(plainWords).join('|')

/** Most rows are told from a header by their first cells. */
function beginsLikeHeader({ cells }: SheetRow): boolean {
  const first = cells.filter(isFilled).slice(0, 3)
  return first.length > 1 && first.filter((cell) => isKnownHeading(getText(cell))).length > 1
}

/** The header in the row that an editor chose. */
function chosenHeader(rows: readonly SheetRow[], chosen: number | null): Header | null {
  const index = rows.findIndex(({ row }) => row === chosen)
  const row = rows[index]
  return row ? createHeader(readHeadings(row), index, index) : null
}

/** The headers of a sheet, in order: the first one, repetitions of it, and those of other tables. */
function findHeaders(
  rows: readonly SheetRow[],
  chosen: number | null | undefined,
  layouts: ReadonlySet<string>,
): readonly Header[] {
  const first = chosen === undefined ? findHeader(rows, layouts) : chosenHeader(rows, chosen)
  if (!first) return []
  const headers = [first]
  const keys = new Set([headerKey(first)])
  const firstCell = (row: SheetRow | undefined) => getText(row?.cells.find(isFilled) ?? null)
  const beginning = firstCell(rows[first.first])
  for (let index = first.last + 1; index < rows.length; index += 1) {
    const row = rows[index]
    if (!row || !(beginsLikeHeader(row) || firstCell(row) === beginning)) continue
    // Directly below the headings that an editor chose is a row.
    if (chosen !== undefined && index === first.last + 1) continue
    const found = headersAt(rows, index)
    const repeated = found.find((one) => filledCount(one.headings) > 1 && keys.has(headerKey(one)))
    const header = repeated ?? mostKnown(found.filter(isCertain))
    if (!header) continue
    headers.push(header)
    keys.add(headerKey(header))
    index = header.last
  }
  return headers
}

/** The only text of a row. */
function getTitle(row: SheetRow | undefined): string | null {
  const filled = row?.cells.filter(isFilled) ?? []
  const [only] = filled
  return filled.length === 1 && typeof only === 'string' ? getText(only) : null
}

/** How many rows directly above a position are titles. */
function countTitles(rows: readonly SheetRow[], position: number, from: number): number {
  let count = 0
  while (position - count > from && getTitle(rows[position - count - 1]) !== null) count += 1
  return count
}

interface Block {
  readonly header: Header
  /** The row of the title directly above the header. */
  readonly title: SheetRow | null
  /** Titles, notes and the header itself. */
  readonly above: readonly SheetRow[]
  readonly rows: readonly SheetRow[]
}

/** The parts of a sheet below its headers, without the titles of the next part. */
function findBlocks(rows: readonly SheetRow[], headers: readonly Header[]): readonly Block[] {
  // A header without rows below it is above the next one.
  let from = 0
  return headers.map((header, index) => {
    const start = headers[index - 1]?.last ?? -1
    const next = headers[index + 1]
    const titles = countTitles(rows, header.first, start + 1)
    const end = next ? next.first - countTitles(rows, next.first, header.last + 1) : rows.length
    if (index > 0 && header.first - titles > start + 1) from = header.first - titles
    return {
      header,
      above: rows.slice(Math.max(from, header.last + 1 - ROWS_ABOVE), header.last + 1),
      title: titles > 0 ? (rows[header.first - 1] ?? null) : null,
      rows: rows.slice(header.last + 1, end),
    }
  })
}

/** Long tables repeat their header on each page. */
function isRepeatedHeader({ cells }: SheetRow, headings: readonly string[]): boolean {
  const filled = cells.flatMap((cell, column) => (isFilled(cell) ? [[cell, column] as const] : []))
  return (
    filled.length > 1 &&
    filled.every(([cell, column]) => headings[column] !== '' && getText(cell) === headings[column])
  )
}

type Part = Pick<SubmissionTable, 'title' | 'headings' | 'headerRow' | 'above' | 'rows' | 'splits'>

/** A ditto mark stands for the cell above it. */
function withoutDitto(rows: readonly SheetRow[]): readonly SheetRow[] {
  let above: readonly Cell[] = []
  return rows.map((row) => {
    const cells = row.cells.map((cell, column) => (isDitto(cell) ? (above[column] ?? null) : cell))
    above = cells
    return row.cells.some(isDitto) ? { ...row, cells } : row
  })
}

/** The line of a text has a delimiter too many if it has more cells than there are headings. */
function withMore(row: SheetRow, width: number): TableRow {
  return row.cells.findLastIndex(isFilled) < width ? row : { ...row, hasMore: true }
}

function createPart(
  headings: readonly string[],
  rows: readonly SheetRow[],
  {
    title,
    headerRow,
    above,
    unit,
  }: Pick<SubmissionTable, 'title' | 'headerRow' | 'above' | 'unit'>,
): Part | null {
  const width = rows.reduce(
    (most, { cells }) => Math.max(most, cells.findLastIndex(isFilled) + 1),
    trimmed(headings).length,
  )
  const all = Array.from({ length: width }, (_, column) => headings[column] ?? '')
  const named = trimmed(headings).length
  const below = withoutDitto(rows.filter((row) => !isRepeatedHeader(row, all)))
  if (below.length === 0) return null
  const isText = unit === 'line' && headerRow !== null
  const checked = isText ? below.map((row) => withMore(row, named)) : below
  return splitColumns({ title, headings: all, headerRow, above, rows: checked, splits: [] })
}

const SPLIT = /\s*[/|]\s*/
/** The share of the values of a column that have the parts of its heading. */
const SPLIT_VALUES = 0.6

const splitCell = (cell: Cell | undefined): string[] =>
  typeof cell === 'string' ? cell.trim().split(SPLIT) : []

/**
 * A column such as `Beds/Baths` or `Stories / Garage`, whose values are joined in the same way, also
 * becomes a column for each part.
 */
function splitColumns(part: Part): Part {
  const joined = part.headings.flatMap((heading, from) => {
    const names = heading.split(SPLIT)
    if (names.length < 2 || isKnownHeading(heading) || !names.every(isKnownHeading)) return []
    const values = part.rows.map(({ cells }) => cells[from] ?? null).filter(isFilled)
    const fitting = values.filter((value) => splitCell(value).length === names.length)
    return fitting.length > 0 && fitting.length >= values.length * SPLIT_VALUES
      ? [{ from, names }]
      : []
  })
  if (joined.length === 0) return part
  const width = part.headings.length
  const added = joined.flatMap(({ from, names }) => names.map((name) => ({ from, name })))
  const rows = part.rows.map((row) => {
    const cells = Array.from({ length: width }, (_, column) => row.cells[column] ?? null)
    const values = joined.flatMap(({ from, names }) => {
      const parts = splitCell(row.cells[from])
      return names.map((_, index) =>
        parts.length === names.length ? (parts[index] ?? null) : null,
      )
    })
    return { ...row, cells: [...cells, ...values] }
  })
  return {
    ...part,
    headings: [...part.headings, ...added.map(({ name }) => name)],
    rows,
    splits: added.map(({ from }, index) => ({ column: width + index, from })),
  }
}

/** A sheet without a header: one line or one column of it would be prose. */
function partWithoutHeader(rows: readonly SheetRow[], unit: Place['unit']): Part | null {
  const isProse = rows.length < 2 || rows.every(({ cells }) => cells.findLastIndex(isFilled) < 1)
  return isProse ? null : createPart([], rows, { title: null, headerRow: null, above: [], unit })
}

/**
 * The tables of a sheet. Blocks with the same headings are one table, in which the titles above them
 * are rows: such a title is usually the community of its block.
 */
function findParts(
  { rows }: Sheet,
  unit: Place['unit'],
  chosen: number | null | undefined,
  layouts: ReadonlySet<string>,
): readonly (Part | null)[] {
  const blocks = findBlocks(rows, findHeaders(rows, chosen, layouts))
  if (blocks.length === 0) return [partWithoutHeader(rows, unit)]
  const groups = new Map<string, Block[]>()
  for (const block of blocks) {
    const key = headerKey(block.header)
    const same = groups.get(key)
    if (same) same.push(block)
    else groups.set(key, [block])
  }
  return [...groups.values()].map(([first, ...others]) => {
    if (!first) return null
    const { header, title } = first
    const below =
      others.length === 0
        ? first.rows
        : [first, ...others].flatMap((block) =>
            block.title ? [block.title, ...block.rows] : block.rows,
          )
    const headerRow = rows[header.last]?.row ?? null
    return createPart(header.headings, below, {
      title: getTitle(title ?? undefined),
      headerRow,
      above: first.above,
      unit,
    })
  })
}

/**
 * Finds the tables of a file: the headers of each sheet, below titles and notes, in one or two rows.
 * Sheets without a table are left out.
 */
export function findTables(
  sheets: readonly Sheet[],
  unit: Place['unit'],
  { headers, layouts }: Pick<ReadingHints, 'headers' | 'layouts'> = noHints,
): readonly SubmissionTable[] {
  const known = new Set(layouts)
  return sheets
    .flatMap((sheet, position) => {
      const { name, isFrom1904 = false } = sheet
      const parts = findParts(sheet, unit, headers[position], known)
      return parts.flatMap((part) => (part ? [{ ...part, name, isFrom1904, sheet: position }] : []))
    })
    .map((part, index) => ({ ...part, index, unit }))
}
