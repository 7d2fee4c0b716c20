import Papa from 'papaparse'

/** So that Excel takes the file for UTF-8. */
const BOM = '\uFEFF'

/**
 * A table as a CSV file, as spreadsheets want it: a byte order mark, CRLF, and no cell that a
 * spreadsheet would run as a formula.
 */
export function csvOf(
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const table = [columns, ...rows].map((row) => [...row])
  return `${BOM}${Papa.unparse(table, { newline: '\r\n', escapeFormulae: true })}\r\n`
}
