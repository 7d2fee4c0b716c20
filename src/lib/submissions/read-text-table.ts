import Papa from 'papaparse'
import {
  CELL_LETTERS,
  SHEET_COLUMNS,
  type Sheet,
  type SheetRow,
} from '@/domain/submissions/read/sheet'
import { isSingleQuoted, repairQuotes } from './repair-quotes'

const delimiters = [
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
] as const

/** So many lines tell the delimiter. */
const SAMPLED_LINES = 30

interface TextTable {
  readonly sheet: Sheet
  /** `commas`, `semicolons`, `tabs` or `bars`. */
  readonly delimiter: string
}

interface Parsed {
  readonly rows: readonly string[][]
  readonly hasOpenQuote: boolean
  /** Whether a quotation mark stands where the standard has none. */
  readonly hasOddQuote: boolean
}

function parse(text: string, delimiter: string, preview = 0, quoteChar = '"'): Parsed {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview, quoteChar })
  return {
    rows: data,
    hasOpenQuote: errors.some(({ code }) => code === 'MissingQuotes'),
    hasOddQuote:
      errors.some(({ type }) => type === 'Quotes') ||
      data.some((cells) => cells.some((cell) => /^ {1,5}"/.test(cell))),
  }
}

/**
 * How well a delimiter fits: the number of columns that most rows have. Commas also occur in the
 * prices and addresses of tables with other delimiters, so rows have to agree.
 */
function fitness(text: string, delimiter: string): number {
  const rows = parse(text, delimiter, SAMPLED_LINES).rows.filter((row) => row.some(Boolean))
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
  const [columns = 0, times = 0] = [...counts].reduce<readonly [number, number]>(
    (best, next) => (next[1] * (next[0] - 1) > best[1] * (best[0] - 1) ? next : best),
    [0, 0],
  )
  return columns < 2 ? 0 : (times / rows.length) * Math.min(columns, 12)
}

/** Parses the whole text. Only marks that are not those of the standard are repaired. */
function parseRepaired(text: string, delimiter: string): Parsed {
  const sample = parse(text, delimiter, SAMPLED_LINES)
  if (isSingleQuoted(sample.rows.flat())) return parse(text, delimiter, 0, "'")
  const parsed = parse(text, delimiter)
  if (!parsed.hasOddQuote) return parsed
  const repaired = parse(repairQuotes(text, delimiter), delimiter)
  return repaired.hasOpenQuote ? parsed : repaired
}

/** Excel writes the delimiter in a first line `sep=;`. */
const SEPARATOR = /^sep=(.)\r?\n/i

/**
 * Parses delimited text with commas, semicolons, tabs or bars. Line numbers are those of the file,
 * also after cells with line breaks. Answers a sentence if a quotation mark is not closed.
 */
export function readTextTable(text: string): TextTable | string {
  const [declaration = '', declared] = SEPARATOR.exec(text) ?? []
  const body = text.slice(declaration.length)
  const best = delimiters.reduce<readonly [(typeof delimiters)[number], number]>(
    (found, next) => {
      const score = fitness(body, next[0])
      return score > found[1] ? [next, score] : found
    },
    [delimiters[0], 0],
  )[0]
  const [delimiter, name] = delimiters.find(([one]) => one === declared) ?? best
  const { rows, hasOpenQuote } = parseRepaired(body, delimiter)
  if (hasOpenQuote) {
    return 'A quotation mark is not closed, so the rows after it cannot be told apart. Export the file again.'
  }
  let line = declaration === '' ? 1 : 2
  const sheetRows: SheetRow[] = []
  for (const cells of rows) {
    if (cells.some((cell) => cell.trim() !== '')) {
      const read = cells.slice(0, SHEET_COLUMNS).map((cell) => cell.slice(0, CELL_LETTERS) || null)
      sheetRows.push({ row: line, cells: read })
    }
    line += cells.join('').split('\n').length
  }
  const isCut = rows.some((cells) =>
    cells.some((cell, column) => cell.length > (column < SHEET_COLUMNS ? CELL_LETTERS : 0)),
  )
  return { sheet: { name: null, rows: sheetRows, isCut }, delimiter: name }
}
