import {
  type CellObject,
  type ColInfo,
  type RowInfo,
  read,
  SSF,
  type WorkBook,
  type WorkSheet,
} from '@e965/xlsx'
import {
  CELL_LETTERS,
  type Cell,
  MERGES,
  SHEET_COLUMNS,
  SHEETS,
  type Sheet,
  type SheetRow,
} from '@/domain/submissions/read/sheet'
import type { ReadingHints } from '@/domain/submissions/read/table'
import { formatNumber } from '@/domain/text/format-number'
import { oneLine } from '@/domain/text/plain-text'
import { plural } from '@/domain/text/plural'
import { ArchiveTooLarge, unpackTables } from './unpack-tables'

/** The sheets of a workbook, with the problems of reading them. */
export interface Workbook {
  readonly sheets: readonly Sheet[]
  /** Hidden rows and columns with a value, of visible sheets. */
  readonly hidden: number
  /** Parts of the workbook that were left out or should be checked, in sentences. */
  readonly problems: readonly string[]
}

const TOO_LARGE =
  'The workbook is too large when unpacked. Save only the tables, without pictures, in a new workbook.'
const UNREADABLE =
  'The workbook cannot be read; it may be damaged. Open it in Excel, save it as .xlsx and send it again.'
const PROTECTED =
  'The workbook has a password. Save it as .xlsx without a password and send it again.'

/** A number whose digits a program no longer stores exactly. */
const INEXACT = 1e15

/** `00000` and `000-000`: what is shown has zeros that the number has not. */
const ZEROS = /^0{2,}(?:[-\s]0+)*$/

const isDayFormat = (format: string) => /d/i.test(format.replace(/\[[^\]]*\]|"[^"]*"|\\./g, ''))

function isoDay(serial: number, isFrom1904: boolean): string | null {
  const date = SSF.parse_date_code(serial, { date1904: isFrom1904 })
  if (!date) return null
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.y}-${two(date.m)}-${two(date.d)}`
}

/** A cell whose program stores a number: a day, a month as it is shown, or a number. */
function numberCell({ v, w = '', z }: CellObject, isFrom1904: boolean): Cell {
  const number = Number(v)
  const format = typeof z === 'string' ? z : 'General'
  // A month or a year without a day is shown without one, and its first day was never meant.
  const shown = w.trim()
  if (SSF.is_date(format) && (isDayFormat(format) || shown === '')) {
    return isoDay(number, isFrom1904)
  }
  if (shown !== '' && (SSF.is_date(format) || ZEROS.test(format.trim()))) return shown
  return Math.abs(number) >= INEXACT ? number.toExponential() : number
}

function readCell(cell: CellObject, isFrom1904: boolean): Cell {
  switch (cell.t) {
    case 'n':
      return numberCell(cell, isFrom1904)
    case 'b':
      return cell.v === true
    case 'e':
      return cell.w ?? '#N/A'
    case 's': {
      const text = String(cell.v ?? '').slice(0, CELL_LETTERS)
      return text.trim() === '' ? null : text
    }
    default:
      return null
  }
}

/** The address behind a cell, unless it is a place in the workbook. */
function findLink({ f = '', l }: CellObject): string | null {
  const [, written] = /^HYPERLINK\(\s*"([^"]{1,2000})"/i.exec(f) ?? []
  const target = l?.Target ?? written
  return target && /^(?:https?:|mailto:)/i.test(target) ? target : null
}

const NAMED = 5

function named(places: readonly (string | number)[]): string {
  const more = places.length > NAMED ? ' and others' : ''
  return places.slice(0, NAMED).join(', ') + more
}

const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + letters(column % 26)

/** A row or column without any height or width is as good as hidden. */
const isHiddenRow = (row: RowInfo | undefined) => row?.hidden === true || row?.hpt === 0
const isHiddenColumn = (column: ColInfo | undefined) =>
  column?.hidden === true || column?.width === 0

interface ReadSheet {
  readonly sheet: Sheet
  /** Hidden rows and columns. */
  readonly hidden: number
  readonly problems: readonly string[]
}

/** Rows of cells by their position. A library leaves out what is blank. */
type Grid = readonly (readonly (CellObject | undefined)[] | undefined)[]

class SheetReader {
  readonly #rows = new Map<number, { cells: Cell[]; links: Record<number, string> }>()
  readonly #hiddenRows: number[] = []
  readonly #hiddenColumns = new Set<number>()
  readonly #unsolved: string[] = []
  #isCut = false

  constructor(
    readonly name: string,
    readonly worksheet: WorkSheet,
    readonly isFrom1904: boolean,
    readonly includesHidden: boolean,
  ) {}

  read(): ReadSheet {
    const data: Grid = this.worksheet['!data'] ?? []
    const infos = this.worksheet['!rows'] ?? []
    // A value in a far row makes an array with many holes, which are not visited one by one.
    for (const key of Object.keys(data)) {
      const row = Number(key)
      const cells = data[row]
      if (!cells || !Number.isInteger(row)) continue
      if (isHiddenRow(infos[row])) this.#noteHidden(cells, row)
      if (this.includesHidden || !isHiddenRow(infos[row])) this.#readRow(cells, row)
    }
    this.#fillMerges()
    const rows = [...this.#rows]
      .toSorted(([one], [other]) => one - other)
      .map(([row, { cells, links }]): SheetRow => {
        const isLinked = Object.keys(links).length > 0
        return { row: row + 1, cells, ...(isLinked && { links }) }
      })
      .filter(({ cells }) => cells.some((cell) => cell !== null))
    const { name, isFrom1904 } = this
    const sheet = { name, rows, isFrom1904, isCut: this.#isCut }
    const hidden = this.#hiddenRows.length + this.#hiddenColumns.size
    return { sheet, hidden, problems: this.#problems() }
  }

  #noteHidden(cells: Grid[number], row: number): void {
    const isFilled = cells?.some((cell) => cell && readCell(cell, this.isFrom1904) !== null)
    if (isFilled) this.#hiddenRows.push(row + 1)
  }

  #readRow(cells: NonNullable<Grid[number]>, row: number): void {
    const columns = this.worksheet['!cols'] ?? []
    const read: Cell[] = []
    const links: Record<number, string> = {}
    cells.forEach((cell, column) => {
      if (!cell) return
      const value = readCell(cell, this.isFrom1904)
      if (typeof cell.v === 'string' && cell.v.length > CELL_LETTERS) this.#isCut = true
      if (value === null) {
        if (cell.f && cell.t === 'z') this.#unsolved.push(`${letters(column)}${row + 1}`)
        return
      }
      const isHidden = isHiddenColumn(columns[column])
      if (column >= SHEET_COLUMNS) this.#isCut = true
      else if (isHidden) this.#hiddenColumns.add(column)
      if (column >= SHEET_COLUMNS || (isHidden && !this.includesHidden)) return
      read[column] = value
      const link = findLink(cell)
      if (link !== null) links[column] = link
    })
    if (read.length > 0)
      this.#rows.set(row, { cells: Array.from(read, (cell) => cell ?? null), links })
  }

  /** Values of merged cells are repeated downward, so that each row has its community. */
  #fillMerges(): void {
    const merges = (this.worksheet['!merges'] ?? []).slice(0, MERGES)
    const last = [...this.#rows.keys()].at(-1) ?? 0
    // Only a damaged file has merged cells that overlap; each row is visited once for a column.
    const filled = new Map<number, number>()
    for (const { s, e } of merges.toSorted((a, b) => a.s.r - b.s.r)) {
      const value = this.#rows.get(s.r)?.cells[s.c] ?? null
      if (value === null) continue
      const first = Math.max(s.r, filled.get(s.c) ?? 0) + 1
      const end = Math.min(e.r, last)
      for (let row = first; row <= end; row += 1) this.#fill(row, s.c, value)
      filled.set(s.c, Math.max(end, filled.get(s.c) ?? 0))
    }
  }

  #fill(row: number, column: number, value: Cell): void {
    const cells = this.#rows.get(row)?.cells
    if (!cells || (cells[column] ?? null) !== null) return
    while (cells.length < column) cells.push(null)
    cells[column] = value
  }

  #hiddenNote(places: readonly (number | string)[]): string {
    const were = places.length === 1 ? 'was' : 'were'
    return this.includesHidden
      ? `which ${were} read: ${named(places)}.`
      : `which ${were} not read: ${named(places)}. If they belong to the update, include them with the columns.`
  }

  #problems(): string[] {
    const where = `Sheet “${oneLine(this.name, 60)}”`
    const rows = this.#hiddenRows
    const columns = [...this.#hiddenColumns].toSorted((a, b) => a - b).map(letters)
    const problems: string[] = []
    if (this.#unsolved.length > 0) {
      problems.push(
        `${where} has formulas without results in ${named(this.#unsolved)}, which were read as blank. Open the file in Excel, save it and send it again.`,
      )
    }
    if (rows.length > 0) {
      const count = plural(rows.length, 'hidden row', 'hidden rows')
      problems.push(`${where} has ${count}, ${this.#hiddenNote(rows)}`)
    }
    if (columns.length > 0) {
      const count = plural(columns.length, 'hidden column', 'hidden columns')
      problems.push(`${where} has ${count}, ${this.#hiddenNote(columns)}`)
    }
    if ((this.worksheet['!merges'] ?? []).length > MERGES) {
      const count = formatNumber(MERGES)
      problems.push(`${where} has more than ${count} merged cells; the others were read as single.`)
    }
    return problems
  }
}

function readSheets(workbook: WorkBook, includesHidden: boolean): Workbook {
  const properties = workbook.Workbook
  const isFrom1904 = properties?.WBProps?.date1904 === true
  const isHidden = (index: number) => Boolean(properties?.Sheets?.[index]?.Hidden)
  const hidden = workbook.SheetNames.filter((_, index) => isHidden(index))
  const shown = workbook.SheetNames.filter((_, index) => !isHidden(index))
  const read = shown.slice(0, SHEETS).flatMap((name) => {
    const worksheet = workbook.Sheets[name]
    return worksheet ? [new SheetReader(name, worksheet, isFrom1904, includesHidden).read()] : []
  })
  const problems = read.flatMap((sheet) => sheet.problems)
  if (hidden.length > 0) {
    const names = named(hidden.map((name) => `“${oneLine(name, 60)}”`))
    problems.push(`Hidden sheets were not read: ${names}.`)
  }
  if (shown.length > SHEETS) {
    problems.push(`Only the first ${SHEETS} of ${formatNumber(shown.length)} sheets were read.`)
  }
  return {
    sheets: read.map(({ sheet }) => sheet),
    hidden: read.reduce((sum, sheet) => sum + sheet.hidden, 0),
    problems,
  }
}

/**
 * Reads the visible sheets of a workbook of any program: what the cells show and mean, stored results
 * of formulas, addresses behind cells. Returns a sentence if it cannot be read.
 */
export function readWorkbook(
  bytes: Uint8Array,
  { includesHidden }: Pick<ReadingHints, 'includesHidden'>,
): Workbook | string {
  try {
    const workbook = read(unpackTables(bytes), {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: true,
      cellStyles: true,
      cellHTML: false,
    })
    return readSheets(workbook, includesHidden)
  } catch (error) {
    if (error instanceof ArchiveTooLarge) return TOO_LARGE
    const isProtected = error instanceof Error && /password|encrypt/i.test(error.message)
    return isProtected ? PROTECTED : UNREADABLE
  }
}
