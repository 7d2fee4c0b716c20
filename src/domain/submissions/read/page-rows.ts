import { findColumn, findColumns, isOverTwo, type PageColumn } from './page-columns'
import { removeFeet } from './page-edges'
import { type PageHeadings, readHeadings } from './page-headings'
import { joinLine, type PageLine, type PageText } from './page-lines'
import { joinWrapped, type PlacedLine } from './page-wraps'
import { type PagePlace, SHEET_COLUMNS, type Sheet, type SheetRow } from './sheet'

/** The lines of a PDF as a sheet. */
export interface PageSheet {
  readonly sheet: Sheet
  /** Lines that are no row: the feet of pages, and texts that are not below each other. */
  readonly apart: readonly { readonly onPage: PagePlace; readonly text: string }[]
}

/** Lines from headings to the next ones. */
interface Block {
  readonly headings: PageHeadings | null
  readonly lines: readonly PageLine[]
  /** Whether nothing is above its headings on their page. */
  readonly isFirst: boolean
}

function findHeadings(lines: readonly PageLine[]): readonly PageHeadings[] {
  const all: PageHeadings[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const headings = readHeadings(lines, index, (all.at(-1)?.last ?? -1) + 1)
    if (!headings) continue
    all.push(headings)
    index = headings.last
  }
  return all
}

function findBlocks(lines: readonly PageLine[]): readonly Block[] {
  const all = findHeadings(lines)
  const before = lines.slice(0, all[0]?.first ?? lines.length)
  const blocks = all.map((headings, index) => ({
    headings,
    lines: lines.slice(headings.last + 1, all[index + 1]?.first ?? lines.length),
    isFirst: lines[headings.first - 1]?.page !== headings.line.page,
  }))
  return before.length > 0 ? [{ headings: null, lines: before, isFirst: true }, ...blocks] : blocks
}

/** In points. */
const SAME_PLACE = 3

/** Whether two tables have the same headings at the same places, so that their columns are the same. */
function isSameTable(a: readonly PageText[], b: readonly PageText[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ text, left }, index) => {
      const same = b[index]
      return same?.text === text && Math.abs(same.left - left) < SAME_PLACE
    })
  )
}

/** A table with its parts, which are on several pages or below several titles. */
interface Group {
  readonly headings: readonly PageText[]
  readonly blocks: Block[]
}

function groupBlocks(blocks: readonly Block[]): readonly Group[] {
  const groups: Group[] = []
  const latest = new Map<string, Group>()
  let last: Group | undefined
  for (const block of blocks) {
    const headings = block.headings?.texts ?? []
    const key = headings.map(({ text }) => text).join('|')
    const known = latest.get(key)
    const isSame = known !== undefined && isSameTable(known.headings, headings)
    const group = isSame ? known : { headings, blocks: [] }
    // A table that goes on repeats its headings at the top of the page.
    const isContinued = block.isFirst && group === last
    group.blocks.push(isContinued ? { ...block, headings: null } : block)
    if (!isSame) groups.push(group)
    latest.set(key, group)
    last = group
  }
  return groups
}

const getPlace = ({ page, line }: PageLine): PagePlace => ({ page, line })

/** Lines that go on from the page before say so. */
const CONTINUED = / ?\(?\bcont(?:inued|['’]d|\.)\)?$/i

function readCells(texts: readonly PageText[], columns: readonly PageColumn[]) {
  const cells = new Map<number, string>()
  for (const text of texts) {
    const column = findColumn(text, columns)
    const before = cells.get(column)
    cells.set(column, before === undefined ? text.text : `${before} ${text.text}`)
  }
  const [only] = texts
  if (only && texts.length === 1) {
    return new Map([[findColumn(only, columns), only.text.replace(CONTINUED, '')]])
  }
  return cells
}

/** Whether most of the texts of a line are over two columns, so that it is no row of them. */
function isApart({ texts }: PageLine, columns: readonly PageColumn[]): boolean {
  const over = texts.filter((text) => isOverTwo(text, columns)).length
  return texts.length > 1 && over * 2 >= texts.length
}

function readGroup({ headings, blocks }: Group) {
  const columns = findColumns(
    blocks.flatMap(({ lines }) => lines),
    headings,
  )
  const apart: PageLine[] = []
  const rows = blocks.flatMap(({ headings: own, lines }) => {
    const placed = lines.flatMap((line) => {
      if (!isApart(line, columns)) return [{ line, cells: readCells(line.texts, columns) }]
      apart.push(line)
      return []
    })
    const top = own ? [{ line: own.line, cells: readCells(own.texts, columns) }] : []
    return [...top, ...joinWrapped(placed, columns.length)]
  })
  return { rows, apart, isCut: columns.length > SHEET_COLUMNS }
}

const inOrder = (a: PageLine, b: PageLine) => a.page - b.page || a.line - b.line

function toRow({ line, cells }: PlacedLine, row: number): SheetRow {
  const width = Math.max(...cells.keys()) + 1
  const all = Array.from({ length: width }, (_, column) => cells.get(column) ?? null)
  return { row, onPage: getPlace(line), cells: all.slice(0, SHEET_COLUMNS) }
}

/**
 * Makes rows of the lines of a PDF. Columns are where the texts of a table are above each other; tables
 * with the same headings, as on the next page, have the same columns.
 */
export function readPageRows(pages: readonly (readonly PageLine[])[]): PageSheet {
  const all = pages.flat()
  const headings = findHeadings(all).flatMap(({ first, last }) => all.slice(first, last + 1))
  const { lines, feet } = removeFeet(pages, new Set(headings))
  const groups = groupBlocks(findBlocks(lines)).map(readGroup)
  const rows = groups.flatMap((group) => group.rows).toSorted((a, b) => inOrder(a.line, b.line))
  const apart = [...feet, ...groups.flatMap((group) => group.apart)].toSorted(inOrder)
  return {
    sheet: {
      name: null,
      rows: rows.map((row, index) => toRow(row, index + 1)),
      isCut: groups.some(({ isCut }) => isCut),
    },
    apart: apart.map((line) => ({ onPage: getPlace(line), text: joinLine(line) })),
  }
}
