import Papa from 'papaparse'

type Cell = string | number | boolean | null
type Row = readonly Cell[]

/** Lets spreadsheets detect UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE = '\r\n'

/**
 * Formats rows as CSV (RFC 4180) with a line break after each row. Values that a spreadsheet would
 * evaluate as a formula are prefixed with an apostrophe.
 */
export function csvLines(rows: readonly Row[]): string {
  if (rows.length === 0) return ''
  const lines = rows.map((row) => [...row])
  return Papa.unparse(lines, { escapeFormulae: true, newline: LINE }) + LINE
}

/** The start of a file: byte-order mark and header line. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLines([columns])
}

export function toCsv(columns: readonly string[], rows: readonly Row[]): string {
  return csvHead(columns) + csvLines(rows)
}
