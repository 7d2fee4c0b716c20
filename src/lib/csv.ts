import Papa from 'papaparse'

type Cell = string | number | boolean | null
type Row = readonly Cell[]

/** By which spreadsheets know that what follows is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE = '\r\n'

/**
 * Lines as spreadsheets and mailing services read them (RFC 4180), each with its end. What somebody
 * typed is never a formula: an apostrophe stands before whatever would be taken for one.
 */
export function csvLines(rows: readonly Row[]): string {
  if (rows.length === 0) return ''
  const lines = rows.map((row) => [...row])
  return Papa.unparse(lines, { escapeFormulae: true, newline: LINE }) + LINE
}

/** How a file begins: the mark and the names of the columns. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLines([columns])
}

/** A whole CSV file. */
export function csvOf(columns: readonly string[], rows: readonly Row[]): string {
  return csvHead(columns) + csvLines(rows)
}
