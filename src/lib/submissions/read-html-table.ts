import { Parser } from 'htmlparser2'
import { plainSpaces } from '@/domain/submissions/read/cell-text'
import { cleanText, hasMarkup } from '@/domain/submissions/read/clean-text'
import {
  CELL_LETTERS,
  type Cell,
  SHEET_COLUMNS,
  SHEETS,
  type Sheet,
  type SheetRow,
} from '@/domain/submissions/read/sheet'

/** A table whose end has not been read. */
interface OpenTable {
  readonly rows: SheetRow[]
  row: { cells: Cell[]; links: Record<number, string> } | null
  cell: { text: string; link: string | null; columns: number; rows: number } | null
  /** By column: how many further rows a cell of several rows covers, and its text. */
  readonly covered: Map<number, { rows: number; text: Cell }>
  /** Whether a column or letter was left out. */
  isCut: boolean
}

const newTable = (): OpenTable => ({
  rows: [],
  row: null,
  cell: null,
  covered: new Map(),
  isCut: false,
})

const span = (written: string | undefined, most: number) =>
  Math.min(most, Math.max(1, Number.parseInt(written ?? '1', 10) || 1))

/** A cell of several rows has its text in each of them. */
function fillCovered({ row, covered }: OpenTable): void {
  if (!row) return
  for (;;) {
    const column = row.cells.length
    const above = covered.get(column)
    if (!above) return
    row.cells.push(above.text)
    if (above.rows > 1) covered.set(column, { ...above, rows: above.rows - 1 })
    else covered.delete(column)
  }
}

function endCell(table: OpenTable): void {
  const { cell, row } = table
  table.cell = null
  if (!cell || !row) return
  fillCovered(table)
  const column = row.cells.length
  if (column >= SHEET_COLUMNS || cell.text.length > CELL_LETTERS) table.isCut = true
  if (column >= SHEET_COLUMNS) return
  // Some programs write the tags of a cell as text.
  const written = hasMarkup(cell.text) ? cleanText(cell.text) : plainSpaces(cell.text)
  const words = written.replace(/\s*\n\s*/g, ' ')
  const text = words === '' ? null : words.slice(0, CELL_LETTERS)
  const end = Math.min(SHEET_COLUMNS, column + cell.columns)
  row.cells.push(text)
  while (row.cells.length < end) row.cells.push(null)
  if (cell.link !== null) row.links[column] = cell.link
  if (cell.rows > 1) table.covered.set(column, { rows: cell.rows - 1, text })
}

function endRow(table: OpenTable): void {
  endCell(table)
  fillCovered(table)
  const { row } = table
  table.row = null
  if (!row) return
  const isLinked = Object.keys(row.links).length > 0
  const { cells, links } = row
  table.rows.push({ row: table.rows.length + 1, cells, ...(isLinked && { links }) })
}

/** More levels than a program writes; what follows is not read. */
const MOST_LEVELS = 1000
const CHUNK = 64 * 1024

/** The most rows of a cell that covers several. */
const MOST_ROWS = 5000
const breaks = new Set(['br', 'p', 'div', 'li'])
const hidden = new Set(['script', 'style', 'template', 'title'])

/** Builds the tables of a document. Of nested ones, as emails have for their layout, each is one. */
class TableBuilder {
  readonly done: Pick<OpenTable, 'rows' | 'isCut'>[] = []
  readonly #open: OpenTable[] = []
  #hidden = 0
  /** Elements that are open. */
  depth = 0

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    this.depth += 1
    if (hidden.has(tag)) this.#hidden += 1
    if (tag === 'table') this.#open.push(newTable())
    const table = this.#open.at(-1)
    if (!table) return
    if (tag === 'tr') {
      endRow(table)
      table.row = { cells: [], links: {} }
    } else if (tag === 'td' || tag === 'th') {
      endCell(table)
      table.row ??= { cells: [], links: {} }
      const columns = span(attributes.colspan, SHEET_COLUMNS)
      table.cell = { text: '', link: null, columns, rows: span(attributes.rowspan, MOST_ROWS) }
    } else if (table.cell) {
      if (breaks.has(tag)) table.cell.text += '\n'
      const { href } = attributes
      if (tag === 'a' && href && /^(?:https?:|mailto:)/i.test(href)) table.cell.link ??= href
    }
  }

  text(part: string): void {
    const cell = this.#open.at(-1)?.cell
    if (cell && this.#hidden === 0 && cell.text.length < CELL_LETTERS) cell.text += part
  }

  close(tag: string): void {
    this.depth -= 1
    if (hidden.has(tag)) this.#hidden = Math.max(0, this.#hidden - 1)
    const table = this.#open.at(-1)
    if (!table) return
    if (tag === 'td' || tag === 'th') endCell(table)
    else if (tag === 'tr') endRow(table)
    else if (tag === 'table') this.#endTable()
  }

  end(): void {
    while (this.#open.length > 0) this.#endTable()
  }

  #endTable(): void {
    const table = this.#open.pop()
    if (!table) return
    endRow(table)
    this.done.push(table)
  }
}

/**
 * The tables in HTML that was pasted from an email or a spreadsheet, or saved as a web page: their
 * texts and the addresses of their links. Nothing of the HTML is ever shown.
 */
export function readHtmlTables(html: string): readonly Sheet[] {
  const builder = new TableBuilder()
  const parser = new Parser({
    onopentag: (tag, attributes) => builder.open(tag, attributes),
    ontext: (part) => builder.text(part),
    onclosetag: (tag) => builder.close(tag),
  })
  // The parser takes longer for each level.
  for (let start = 0; start < html.length && builder.depth < MOST_LEVELS; start += CHUNK) {
    parser.write(html.slice(start, start + CHUNK))
  }
  const isTooDeep = builder.depth >= MOST_LEVELS
  parser.end()
  builder.end()
  const sheets = builder.done
    .map(({ rows, isCut }) => ({
      name: null,
      rows: rows.filter(({ cells }) => cells.some((cell) => cell !== null)),
      isCut,
    }))
    .filter(({ rows }) => rows.length > 1 && rows.some(({ cells }) => cells.length > 1))
  const isEndless = isTooDeep || sheets.length > SHEETS
  return sheets.slice(0, SHEETS).map((sheet) => ({ ...sheet, isCut: sheet.isCut || isEndless }))
}
