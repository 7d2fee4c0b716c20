import Papa from 'papaparse'

/** Accepted names per column; messages use the first one. */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>

/** A row of a file: its first line number and its cells; missing cells are empty. */
export interface TableRow<Field extends string> {
  readonly line: number
  readonly cells: Readonly<Record<Field, string>>
}

/** Normalizes column names: `E-Mail_Address` and `e mail address` are equal. */
const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()

/** The apostrophe that an export puts before a text that a spreadsheet would treat as a formula. */
const GUARD = /^'(?=[=+\-@\t\r])/

/** Detects the delimiter: the most frequent one in the header line. */
function findDelimiter(csv: string): string {
  const [head = ''] = csv.trimStart().split(/[\r\n]/, 1)
  const amount = (delimiter: string) => head.split(delimiter).length
  return [';', '\t'].reduce((best, next) => (amount(next) > amount(best) ? next : best), ',')
}

function rowsWithLines(data: readonly string[][]): { line: number; cells: readonly string[] }[] {
  let line = 1
  return data.map((cells) => {
    const begins = line
    line += cells.join('').split('\n').length
    return { line: begins, cells }
  })
}

/**
 * Parses a CSV file with a header line. Columns may have any order and any of their names; unknown
 * columns are ignored. The delimiter is a comma, semicolon or tab. Returns an error message if the
 * file is not valid.
 */
export function readTable<Field extends string>(
  csv: string,
  columns: ColumnNames<Field>,
  isNeeded: readonly NoInfer<Field>[],
): readonly TableRow<Field>[] | string {
  const { data, errors } = Papa.parse<string[]>(csv, { delimiter: findDelimiter(csv) })
  if (errors.some(({ type }) => type === 'Quotes')) return 'A quotation mark is missing'
  const [head, ...rows] = rowsWithLines(data).filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  )
  const names = (head?.cells ?? []).map(plainName)
  const fields = Object.keys(columns) as Field[]
  const places = new Map(
    fields.map((field) => [field, names.findIndex((name) => columns[field].includes(name))]),
  )
  if (!isNeeded.some((field) => (places.get(field) ?? -1) >= 0)) {
    const wanted = isNeeded.map((field) => `“${columns[field][0]}”`).join(' or ')
    return `The first line must contain the column names: ${wanted} is missing`
  }
  const getCell = (cells: readonly string[], field: Field) =>
    (cells[places.get(field) ?? -1] ?? '').replace(GUARD, '').trim()
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(fields.map((field) => [field, getCell(cells, field)])) as Record<
      Field,
      string
    >,
  }))
}
