import type { PageLine, PageText } from './page-lines'
import { SHEET_COLUMNS } from './sheet'

/** The extent of a column, in points from the left of the page. */
export interface PageColumn {
  readonly left: number
  readonly right: number
}

/** Letters reach so far into the next column without being part of it, in letter heights. */
const OVERHANG = 0.2
/** The share of the lines of a table that may have a text over two columns. */
const BRIDGES = 0.05

/** The part of a text that is certainly within its column. */
function findCore({ left, right, size }: PageText): PageColumn {
  const margin = Math.min(OVERHANG * size, (right - left) / 4)
  return { left: left + margin, right: right - margin }
}

/** An extent with the number of texts in it; the extents follow each other. */
interface Stretch extends PageColumn {
  readonly texts: number
}

/** How many texts are above each other, from left to right. Each heading counts `weight` times. */
function countTexts(
  texts: readonly PageText[],
  headings: readonly PageText[],
  weight: number,
): readonly Stretch[] {
  const toEdges = (text: PageText, step: number) => {
    const { left, right } = findCore(text)
    return [
      { at: left, step },
      { at: right, step: -step },
    ]
  }
  const edges = [
    ...texts.flatMap((text) => toEdges(text, 1)),
    ...headings.flatMap((text) => toEdges(text, weight)),
  ].toSorted((a, b) => a.at - b.at)
  let count = 0
  return edges.map(({ at, step }, index) => {
    count += step
    return { left: at, right: edges[index + 1]?.at ?? at, texts: count }
  })
}

/** Between two headings over one column, its emptiest place. */
function findCut(stretches: readonly Stretch[], before: PageText, after: PageText): number | null {
  const from = (before.left + before.right) / 2
  const to = (after.left + after.right) / 2
  const between = stretches.filter(({ left, right }) => right > from && left < to && right > left)
  const emptiest = between.reduce<Stretch | null>(
    (found, next) => (found && found.texts <= next.texts ? found : next),
    null,
  )
  return emptiest ? (Math.max(emptiest.left, from) + Math.min(emptiest.right, to)) / 2 : null
}

const center = ({ left, right }: PageColumn) => (left + right) / 2

/** Cuts a column over which there are several headings. */
function cutColumn(
  column: PageColumn,
  headings: readonly PageText[],
  stretches: readonly Stretch[],
): PageColumn[] {
  const over = headings.filter(
    (text) => center(text) >= column.left && center(text) <= column.right,
  )
  const cuts = over.slice(1).flatMap((after, index) => {
    const before = over[index]
    const cut = before && findCut(stretches, before, after)
    return cut ? [cut] : []
  })
  const edges = [column.left, ...cuts, column.right]
  return edges.slice(1).map((right, index) => ({ left: edges[index] ?? column.left, right }))
}

const measureOverlap = (a: PageColumn, b: PageColumn) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left)

/** The position of the column that a text is in: the one it overlaps most, else the nearest. */
export function findColumn(text: PageText, columns: readonly PageColumn[]): number {
  const core = findCore(text)
  return columns.reduce(
    (best, column, index) =>
      measureOverlap(core, column) > measureOverlap(core, columns[best] ?? column) ? index : best,
    0,
  )
}

/** Joins a heading with the numbers beside it that stand at the other end of their column. */
function joinBeside(
  columns: readonly PageColumn[],
  texts: readonly PageText[],
  headings: readonly PageText[],
): PageColumn[] {
  const named = new Set(headings.map((text) => findColumn(text, columns)))
  const filled = new Set(texts.map((text) => findColumn(text, columns)))
  const joined: PageColumn[] = []
  for (let index = 0; index < columns.length; index += 1) {
    const [column, next] = [columns[index], columns[index + 1]]
    if (!column) continue
    const isNameAlone = named.has(index) && !filled.has(index)
    const isNextNameAlone = named.has(index + 1) && !filled.has(index + 1)
    const areOne = (isNameAlone && !named.has(index + 1)) || (isNextNameAlone && !named.has(index))
    if (next && areOne) {
      joined.push({ left: column.left, right: next.right })
      index += 1
    } else joined.push(column)
  }
  return joined
}

/**
 * The columns of a table: where its texts are above each other, and between them where there is none,
 * or hardly any; at most one more than a sheet may have. `headings` are the texts of its heading line.
 */
export function findColumns(
  lines: readonly PageLine[],
  headings: readonly PageText[],
): readonly PageColumn[] {
  const rows = lines.filter(({ texts }) => texts.length > 1)
  const texts = (rows.length > 0 ? rows : lines).flatMap((line) => line.texts)
  const bridges = Math.floor(rows.length * BRIDGES)
  const stretches = countTexts(texts, headings, bridges + 1)
  const columns: PageColumn[] = []
  let isOpen = false
  for (const { left, right, texts: count } of stretches) {
    const isFilled = count > bridges
    const last = columns.at(-1)
    if (isFilled && isOpen && last) columns[columns.length - 1] = { left: last.left, right }
    else if (isFilled) columns.push({ left, right })
    isOpen = isFilled
  }
  const names = headings.slice(0, SHEET_COLUMNS)
  const cut = columns
    .slice(0, SHEET_COLUMNS + 1)
    .flatMap((column) => cutColumn(column, names, stretches))
  return joinBeside(cut.slice(0, SHEET_COLUMNS + 1), texts, names)
}

/** Whether a text is over two columns. */
export function isOverTwo(text: PageText, columns: readonly PageColumn[]): boolean {
  const core = findCore(text)
  return columns.filter((column) => measureOverlap(core, column) > 0).length > 1
}
