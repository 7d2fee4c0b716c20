import Papa from 'papaparse'

type Cell = string | number | boolean | null

/**
 * A CSV file as spreadsheets and mailing services read it (RFC 4180): a byte-order mark, so that
 * they take it for UTF-8, CRLF at each line's end, and an apostrophe before what they would take
 * for a formula.
 */
export function csvOf(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [columns, ...rows].map((line) => [...line])
  return `\uFEFF${Papa.unparse(lines, { escapeFormulae: true, newline: '\r\n' })}\r\n`
}
