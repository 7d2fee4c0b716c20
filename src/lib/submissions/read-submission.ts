import type { ReadingOptions } from '@/domain/submissions/map/read-value'
import { createFeedReader } from '@/domain/submissions/read/feed'
import {
  CELL_LETTERS,
  isFilled,
  type Place,
  SHEET_COLUMNS,
  SHEETS,
  type Sheet,
  SUBMISSION_BYTES,
  SUBMISSION_ROWS,
  type SubmissionProblem,
} from '@/domain/submissions/read/sheet'
import {
  findTables,
  noHints,
  type ReadingHints,
  type SubmissionTable,
} from '@/domain/submissions/read/table'
import type { ReadSubmission } from '@/domain/submissions/record'
import { formatNumber } from '@/domain/text/format-number'
import { oneLine } from '@/domain/text/plain-text'
import { plural } from '@/domain/text/plural'
import { decodeText } from '../text/decode-text'
import { detectFormat } from './detect-format'
import { UnreadablePdf } from './pdf/open-pdf'
import { type PdfTables, readPdf } from './pdf/read-pdf'
import { readAligned } from './read-aligned'
import { readHtmlTables } from './read-html-table'
import { readTextTable } from './read-text-table'
import { readWorkbook } from './read-workbook'
import { readXml } from './read-xml'

/** A submitted file by its kind. */
export type SubmittedFile =
  /** A workbook or text table: its columns are mapped next, with `proposeMapping`. */
  | {
      readonly kind: 'tables'
      readonly tables: readonly SubmissionTable[]
      /**
       * Format of the file, for the history: `Excel workbook`, `CSV with semicolons, Windows-1252`.
       */
      readonly format: string
      /** Parts of the file that were left out or should be checked. */
      readonly problems: readonly SubmissionProblem[]
      /** Hidden rows and columns with a value, read or not. */
      readonly hidden: number
    }
  /** A new-home feed: its records need no mapping. */
  | { readonly kind: 'feed'; readonly submission: ReadSubmission; readonly format: string }
  /** Why the file was refused, for the person who sent it. */
  | { readonly kind: 'refused'; readonly problem: string }

const refused = (problem: string): SubmittedFile => ({ kind: 'refused', problem })

const wholeFile = (messages: readonly string[]): SubmissionProblem[] =>
  messages.map((message) => ({ place: null, message }))

const tooMany = (count: number) =>
  refused(
    `The file has ${formatNumber(count)} rows; at most ${formatNumber(SUBMISSION_ROWS)} can be read at once. Send it in parts, such as one for each county.`,
  )

const NO_TABLE =
  'No table was found. The file needs a row of headings, such as Community, City and Price, and a row for each listing.'

const CUT = `The file has more than ${SHEET_COLUMNS} columns, a cell of more than ${formatNumber(CELL_LETTERS)} letters, more than ${SHEETS} tables, or endless levels. What is beyond was not read.`

function fromSheets(
  sheets: readonly Sheet[],
  unit: Place['unit'],
  format: string,
  hints: ReadingHints,
  messages: readonly string[] = [],
): SubmittedFile {
  const count = sheets.reduce((sum, { rows }) => sum + rows.length, 0)
  const tables = findTables(sheets, unit, hints)
  const rows = tables.reduce((sum, table) => sum + table.rows.length, 0)
  if (count > SUBMISSION_ROWS && rows > SUBMISSION_ROWS) return tooMany(rows)
  if (tables.length === 0) return refused(NO_TABLE)
  const cut = sheets.some(({ isCut }) => isCut) ? [CUT] : []
  return { kind: 'tables', tables, format, problems: wholeFile([...messages, ...cut]), hidden: 0 }
}

const encodingNote = (encoding: string | null) =>
  encoding === null
    ? []
    : [`The file is encoded in ${encoding}, not UTF-8. Check that accented letters are correct.`]

function fromText(text: string, encoding: string | null, hints: ReadingHints): SubmittedFile {
  const table = readTextTable(text)
  if (typeof table === 'string') return refused(table)
  const format = ['CSV with ', table.delimiter, encoding === null ? '' : `, ${encoding}`].join('')
  return fromSheets([table.sheet], 'line', format, hints, encodingNote(encoding))
}

function fromXml(text: string, encoding: string | null, options: ReadingOptions): SubmittedFile {
  const reader = createFeedReader(options)
  const { problem, warning } = readXml(text, reader)
  if (problem !== null) return refused(problem)
  const { records, problems } = reader.result()
  if (!reader.isFeed) {
    return refused(
      'This XML is not a new-home feed: it has no builders, subdivisions or plans. Send the feed that your national portals receive.',
    )
  }
  if (records.length === 0) return refused('The feed has no communities, plans or homes.')
  if (records.length > SUBMISSION_ROWS) return tooMany(records.length)
  const notes = [...encodingNote(encoding), ...(warning === null ? [] : [warning])]
  const submission = { records, problems: [...wholeFile(notes), ...problems] }
  return { kind: 'feed', submission, format: 'New-home feed (XML)' }
}

function fromHtml(text: string, hints: ReadingHints): SubmittedFile {
  return fromSheets(readHtmlTables(text), 'row', 'Web page', hints)
}

function fromWorkbook(bytes: Uint8Array, name: string, hints: ReadingHints): SubmittedFile {
  const workbook = readWorkbook(bytes, hints)
  if (typeof workbook === 'string') return refused(workbook)
  const { sheets, problems, hidden } = workbook
  const file = fromSheets(sheets, 'row', name, hints, problems)
  return file.kind === 'tables' ? { ...file, hidden } : file
}

/** Lines of a PDF that are named one by one. */
const NAMED_LINES = 5

/** Says which lines of a PDF are in none of its tables. */
function apartProblems(
  apart: PdfTables['apart'],
  tables: readonly SubmissionTable[],
  { rows }: Sheet,
): SubmissionProblem[] {
  const used = new Set(tables.flatMap((table) => table.rows.map(({ row }) => row)))
  const titles = new Set(tables.map(({ title }) => title))
  // The rows of headings have several texts.
  const single = rows.flatMap(({ row, cells, onPage }) => {
    const [text, ...others] = cells.filter(isFilled).map(String)
    const isUsed = used.has(row) || others.length > 0 || titles.has(text ?? null)
    return !onPage || text === undefined || isUsed ? [] : [{ onPage, text }]
  })
  const all = [...apart, ...single].toSorted(
    (a, b) => a.onPage.page - b.onPage.page || a.onPage.line - b.onPage.line,
  )
  const named = all.slice(0, NAMED_LINES).map(
    ({ onPage, text }): SubmissionProblem => ({
      place: { sheet: null, row: onPage.line, unit: 'line', onPage },
      message: `“${oneLine(text, 80)}” is not in a table.`,
    }),
  )
  const rest = all.length - named.length
  if (rest === 0) return named
  return [
    ...named,
    ...wholeFile([`${plural(rest, 'more line is', 'more lines are')} not in a table.`]),
  ]
}

async function fromPdf(bytes: Uint8Array, hints: ReadingHints): Promise<SubmittedFile> {
  const read = await readPdf(bytes).catch((error: unknown) => {
    if (error instanceof UnreadablePdf) return error
    throw error
  })
  if (read instanceof UnreadablePdf) return refused(read.message)
  const { sheet, apart, blank } = read
  const pictures = blank.map((page) => `Page ${page} has no text and was not read.`)
  const file = fromSheets([sheet], 'line', 'PDF', hints, pictures)
  if (file.kind !== 'tables') return file
  return { ...file, problems: [...file.problems, ...apartProblems(apart, file.tables, sheet)] }
}

/**
 * Reads a submitted file by its content; the name only says in messages which file it was. Limits are
 * those of src/domain/submissions/read/sheet.ts. Never throws because of the content.
 */
export async function readSubmittedFile(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  options: ReadingOptions,
  hints = noHints,
): Promise<SubmittedFile> {
  if (bytes.length > SUBMISSION_BYTES) {
    const size = Math.ceil(bytes.length / 1024 / 1024)
    return refused(
      `The file has ${formatNumber(size)} MB; at most ${SUBMISSION_BYTES / 1024 / 1024} MB can be read. Send it without pictures.`,
    )
  }
  if (bytes.length === 0) return refused('The file is empty.')
  const format = detectFormat(bytes)
  if (format.is === 'other') return refused(`“${oneLine(name, 80)}” is ${format.problem}`)
  if (format.is === 'pdf') return fromPdf(bytes, hints)
  if (format.is === 'workbook') return fromWorkbook(bytes, format.name, hints)
  const { text, otherEncoding } = decodeText(bytes)
  if (text.trim() === '') return refused('The file is empty.')
  if (format.is === 'xml') return fromXml(text, otherEncoding, options)
  return format.is === 'html' ? fromHtml(text, hints) : fromText(text, otherEncoding, hints)
}

/**
 * Reads what was pasted: cells of a spreadsheet, a table of an email with its HTML if the clipboard
 * had it, or columns aligned with spaces.
 */
export function readPastedTable(
  pasted: { readonly text: string; readonly html?: string | undefined },
  hints = noHints,
): SubmittedFile {
  const { text, html = '' } = pasted
  if (text.length + html.length > SUBMISSION_BYTES) {
    return refused('The text is too long. Send the table as a file.')
  }
  const tables = readHtmlTables(html)
  const fromTags = tables.length === 0 ? null : fromSheets(tables, 'row', 'Pasted table', hints)
  if (fromTags && fromTags.kind !== 'refused') return fromTags
  const lines = text.replace(/\r\n?/g, '\n')
  if (lines.trim() === '') return refused('Nothing was pasted.')
  // Cells that were copied from a spreadsheet have tabs between them.
  const aligned = lines.includes('\t') ? null : readAligned(lines)
  if (aligned) return fromSheets([aligned], 'line', 'Pasted text', hints)
  const table = readTextTable(lines)
  if (typeof table === 'string') return refused(table)
  return fromSheets([table.sheet], 'line', `Pasted text with ${table.delimiter}`, hints)
}
