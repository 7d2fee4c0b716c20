import Papa from 'papaparse'

/** The names by which each column of a table is known; the first is what a message calls it. */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>

/** A row of a file: the line that it begins on, and its cells, which are empty where there are none. */
export interface TableRow<Field extends string> {
  readonly line: number
  readonly cells: Readonly<Record<Field, string>>
}

/** `E-Mail_Address` and `e mail address` are one name. */
const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()

/** What an export puts before a text that a spreadsheet would take for a formula. */
const GUARD = /^'(?=[=+\-@\t\r])/

/** Which of the usual delimiters the first line has most of; the names of columns have none. */
function delimiterOf(csv: string): string {
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
 * The rows of a CSV file whose first line names its columns, in any order and by any of their names;
 * columns that nobody knows are left out. Commas, semicolons and tabs separate. Answers a sentence
 * for a file that is none.
 */
export function readTable<Field extends string>(
  csv: string,
  columns: ColumnNames<Field>,
  isNeeded: readonly NoInfer<Field>[],
): readonly TableRow<Field>[] | string {
  const { data, errors } = Papa.parse<string[]>(csv, { delimiter: delimiterOf(csv) })
  if (errors.some(({ type }) => type === 'Quotes')) return 'A quotation mark is not closed'
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
    return `The first line has to name the columns: ${wanted} is missing`
  }
  const cellOf = (cells: readonly string[], field: Field) =>
    (cells[places.get(field) ?? -1] ?? '').replace(GUARD, '').trim()
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(fields.map((field) => [field, cellOf(cells, field)])) as Record<
      Field,
      string
    >,
  }))
}
