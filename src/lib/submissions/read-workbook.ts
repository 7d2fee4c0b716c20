import { unzipSync, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import { SaxesParser } from 'saxes'
import { type Cell, type Sheet, SUBMISSION_ROWS } from '@/domain/submissions/sheet'

/** The XML of a workbook with 5,000 rows has less than a tenth of it. */
const UNZIPPED_BYTES = 64 * 1024 * 1024
/** XML of tables is compressed 5 to 40 times; a bomb a thousand times. */
const RATIO = 200
/** Small parts may be compressed by more, because they repeat themselves. */
const RATIO_FROM_BYTES = 1024 * 1024
const FILES = 2000
/** Cells of a rectangle around all values; one stray value far away would fill memory with blanks. */
const CELLS = 1_000_000

class UnreadableFile extends Error {}

const BOMB =
  'The workbook is too large when unpacked. Save only the tables, without pictures, in a new workbook.'

const isXml = (name: string) => /\.(?:xml|xml\.rels)$/.test(name)

/** Refuses an archive by the sizes that it declares. Nothing is inflated. */
function refuseBomb(bytes: Uint8Array): void {
  let total = 0
  let files = 0
  unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      files += 1
      if (isXml(name)) total += originalSize
      const isBomb = originalSize > RATIO_FROM_BYTES && originalSize / Math.max(1, size) > RATIO
      if (files > FILES || total > UNZIPPED_BYTES || (isXml(name) && isBomb)) {
        throw new UnreadableFile(BOMB)
      }
      return false
    },
  })
}

/**
 * Unpacks the XML of a workbook. The declared sizes of all parts are checked first, because the
 * library inflates each part before it names the next. No part is inflated beyond its declared size.
 */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  refuseBomb(bytes)
  return unzipSync(bytes, { filter: ({ name }) => isXml(name) })
}

interface SheetFacts {
  /** Ranges of merged cells that span rows, as rows and columns from 0. */
  readonly merges: readonly { top: number; bottom: number; column: number }[]
  /** Addresses of formulas without a stored result, such as `C5`. */
  readonly unsolved: readonly string[]
}

const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function position(address: string): readonly [row: number, column: number] {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(address) ?? []
  return [Number(digits) - 1, columnNumber(letters) - 1]
}

function mergeOf(reference: string) {
  const [first = '', last = first] = reference.split(':')
  const [top, column] = position(first)
  const [bottom] = position(last)
  return { top, bottom: Math.min(bottom, top + SUBMISSION_ROWS), column }
}

/** Reads what the table reader does not report, and refuses what would make it use all memory. */
function inspectSheet(xml: Uint8Array, name: string): SheetFacts {
  const parser = new SaxesParser()
  const merges: SheetFacts['merges'][number][] = []
  const unsolved: string[] = []
  let cell = { address: '', hasFormula: false, hasValue: false }
  let highest = 0
  let widest = 0
  let rows = 0
  parser.on('opentag', ({ name: tag, attributes }) => {
    const local = tag.slice(tag.indexOf(':') + 1)
    if (local === 'c') cell = { address: attributes.r ?? '', hasFormula: false, hasValue: false }
    if (local === 'f') cell.hasFormula = true
    if (local === 'v' || local === 'is') cell.hasValue = true
    if (local === 'row') highest = Math.max(highest, Number(attributes.r ?? 0))
    if (local === 'mergeCell') {
      const merge = mergeOf(attributes.ref ?? '')
      if (merge.bottom > merge.top) merges.push(merge)
    }
  })
  parser.on('closetag', ({ name: tag }) => {
    const local = tag.slice(tag.indexOf(':') + 1)
    if (local === 'row') rows += 1
    if (local !== 'c') return
    if (cell.hasValue) widest = Math.max(widest, position(cell.address)[1] + 1)
    else if (cell.hasFormula) unsolved.push(cell.address)
  })
  const decoder = new TextDecoder()
  for (let start = 0; start < xml.length; start += 65_536) {
    parser.write(decoder.decode(xml.subarray(start, start + 65_536), { stream: true }))
  }
  parser.close()
  if (Math.max(highest, rows) * Math.max(1, widest) > CELLS) {
    throw new UnreadableFile(
      `Sheet “${name}” has a value far away from its table, in row ${highest} or column ${widest}. Delete it and send the file again.`,
    )
  }
  return { merges, unsolved }
}

interface SheetEntry {
  readonly name: string
  readonly isHidden: boolean
  readonly path: string
}

const attributesOf = (xml: Uint8Array | undefined, element: string): Record<string, string>[] => {
  const found: Record<string, string>[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (name.slice(name.indexOf(':') + 1) === element) found.push(attributes)
  })
  parser.write(new TextDecoder().decode(xml)).close()
  return found
}

/** The sheets of a workbook in their order, with the files of their cells. */
function sheetsOf(files: Record<string, Uint8Array>): SheetEntry[] {
  const relations = attributesOf(files['xl/_rels/workbook.xml.rels'], 'Relationship')
  return attributesOf(files['xl/workbook.xml'], 'sheet').flatMap((sheet) => {
    const id = Object.entries(sheet).find(([key]) => key.endsWith(':id'))?.[1]
    const target = relations.find((relation) => relation.Id === id)?.Target
    if (target === undefined) return []
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    return [{ name: sheet.name ?? '', isHidden: (sheet.state ?? 'visible') !== 'visible', path }]
  })
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A date of a spreadsheet has no time zone; the reader answers it in UTC. */
const isoDay = (date: Date) =>
  `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : isoDay(value)
  if (typeof value === 'string') return value.trim() === '' ? null : value
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Values of merged cells are repeated downward, so that each row has its community. */
function withMerges(rows: Cell[][], { merges }: SheetFacts): void {
  for (const { top, bottom, column } of merges) {
    const value = rows[top]?.[column] ?? null
    for (const row of rows.slice(top + 1, bottom + 1)) {
      if (value !== null && (row[column] ?? null) === null) row[column] = value
    }
  }
}

const NAMED_CELLS = 5

function unsolvedProblem(name: string, { unsolved }: SheetFacts): string[] {
  if (unsolved.length === 0) return []
  const more = unsolved.length > NAMED_CELLS ? ' and others' : ''
  const cells = unsolved.slice(0, NAMED_CELLS).join(', ')
  return [
    `Sheet “${name}” has formulas without results in ${cells}${more}, which were read as blank. Open the file in Excel, save it and send it again.`,
  ]
}

interface Workbook {
  readonly sheets: readonly Sheet[]
  /** What was left out, in sentences. */
  readonly problems: readonly string[]
}

async function readUnpacked(files: Record<string, Uint8Array>): Promise<Workbook> {
  const entries = sheetsOf(files)
  const shown = entries.filter(({ isHidden, path }) => !isHidden && files[path])
  const facts = new Map(
    shown.map(({ name, path }) => [name, inspectSheet(files[path] ?? new Uint8Array(), name)]),
  )
  const hidden = entries.filter(({ isHidden }) => isHidden).map(({ name }) => `“${name}”`)
  // The table reader gets only what was checked. Hidden sheets are not read at all.
  const visible = new Set(shown.map(({ path }) => path))
  const unread = new Set(entries.map(({ path }) => path).filter((path) => !visible.has(path)))
  const empty = new TextEncoder().encode('<worksheet><sheetData/></worksheet>')
  const checked = Object.entries(files).map(
    ([path, content]) => [path, unread.has(path) ? empty : content] as const,
  )
  const archive = zipSync(Object.fromEntries(checked), { level: 0 })
  const read = await readXlsxFile(archive.slice().buffer)
  const sheets = read.flatMap(({ sheet: name, data }) => {
    const sheetFacts = facts.get(name)
    if (!sheetFacts) return []
    const rows = data.map((row) => row.map(cellOf))
    withMerges(rows, sheetFacts)
    const filled = rows
      .map((cells, index) => ({ row: index + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell !== null))
    return [{ name, rows: filled }]
  })
  const problems = [
    ...[...facts].flatMap(([name, one]) => unsolvedProblem(name, one)),
    ...(hidden.length > 0 ? [`Hidden sheets were not read: ${hidden.join(', ')}.`] : []),
  ]
  return { sheets, problems }
}

const UNREADABLE =
  'The workbook cannot be read; it may be damaged. Open it in Excel, save it as .xlsx and send it again.'

/**
 * Reads the visible sheets of an Excel workbook (.xlsx): values and stored results of formulas.
 * Answers a sentence if it cannot be read. Archive bombs are refused before they are inflated.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook | string> {
  try {
    return await readUnpacked(unpack(bytes))
  } catch (error) {
    return error instanceof UnreadableFile ? error.message : UNREADABLE
  }
}
