import { cleanText } from '@/domain/submissions/clean-text'
import type { Cell, Sheet } from '@/domain/submissions/sheet'

/** Cells of a table in HTML, in pieces of the source between tags. */
interface OpenTable {
  readonly rows: Cell[][]
  row: Cell[] | null
  /** Source of the open cell. */
  cell: string | null
  span: number
  /** By column: how many further rows a cell of several rows covers, and its text. */
  readonly covered: Map<number, { rows: number; text: string }>
  rowSpan: number
}

const MAX_SPAN = 100

const spanOf = (tag: string, name: string) => {
  const [, digits = '1'] = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,5})`, 'i').exec(tag) ?? []
  return Math.min(MAX_SPAN, Math.max(1, Number(digits)))
}

function endCell(table: OpenTable): void {
  if (table.cell === null || !table.row) return
  const text = cleanText(table.cell).replace(/\s*\n\s*/g, ' ')
  fillCovered(table)
  const column = table.row.length
  table.row.push(text === '' ? null : text)
  for (let more = 1; more < table.span; more += 1) table.row.push(null)
  if (table.rowSpan > 1) table.covered.set(column, { rows: table.rowSpan - 1, text })
  table.cell = null
}

/** A cell of several rows has its text in each of them. */
function fillCovered({ row, covered }: OpenTable): void {
  if (!row) return
  for (;;) {
    const above = covered.get(row.length)
    if (!above) return
    const column = row.length
    row.push(above.text === '' ? null : above.text)
    if (above.rows > 1) covered.set(column, { rows: above.rows - 1, text: above.text })
    else covered.delete(column)
  }
}

function endRow(table: OpenTable): void {
  endCell(table)
  fillCovered(table)
  if (table.row) table.rows.push(table.row)
  table.row = null
}

const newTable = (): OpenTable => ({
  rows: [],
  row: null,
  cell: null,
  span: 1,
  covered: new Map(),
  rowSpan: 1,
})

/**
 * The tables in HTML that was pasted from an email or a spreadsheet, or saved as a web page. Only tags
 * of tables are looked at and all text is cleaned, so nothing of the HTML is ever shown. Of nested
 * tables, as emails have for their layout, the inner ones are read.
 */
export function readHtmlTables(html: string): readonly Sheet[] {
  const done: Cell[][][] = []
  const open: OpenTable[] = []
  let position = 0
  const TAG = /<(\/?)(table|tr|td|th)\b([^<>]*)>/gi
  for (const match of html.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = ''] = match
    const table = open.at(-1)
    if (table?.cell != null) table.cell += html.slice(position, match.index)
    position = match.index + whole.length
    const tag = name.toLowerCase()
    if (tag === 'table') {
      if (slash === '') open.push(newTable())
      else {
        const ended = open.pop()
        if (ended) {
          endRow(ended)
          done.push(ended.rows)
        }
      }
      continue
    }
    const within = table ?? newTable()
    if (!table) open.push(within)
    if (tag === 'tr') {
      endRow(within)
      if (slash === '') within.row = []
      continue
    }
    endCell(within)
    if (slash !== '') continue
    within.row ??= []
    within.cell = ''
    within.span = spanOf(attributes, 'colspan')
    within.rowSpan = spanOf(attributes, 'rowspan')
  }
  for (const table of open.toReversed()) {
    endRow(table)
    done.push(table.rows)
  }
  return done
    .map((rows) => ({
      name: null,
      rows: rows
        .map((cells, index) => ({ row: index + 1, cells }))
        .filter(({ cells }) => cells.some((cell) => cell !== null)),
    }))
    .filter(({ rows }) => rows.length > 1 && rows.some(({ cells }) => cells.length > 1))
}
