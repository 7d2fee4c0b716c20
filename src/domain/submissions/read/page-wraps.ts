import type { PageLine } from './page-lines'

/** A line with its texts by the position of their columns. */
export interface PlacedLine {
  readonly line: PageLine
  readonly cells: ReadonlyMap<number, string>
}

/** In letter heights: lines that overlap are one row, and lines of one text are at most so far apart. */
const OVERLAP = 0.85
const WRAPPED = 1.35
/** A distance that is smaller than another one, not only by rounding. */
const SMALLER = 0.9
/** A distance that is the same as another one. */
const SAME = 1.05

function measureDistance(a: PlacedLine | undefined, b: PlacedLine | undefined): number {
  if (!a || !b || a.line.page !== b.line.page) return Number.POSITIVE_INFINITY
  return Math.abs(b.line.baseline - a.line.baseline)
}

/** The usual distance of two rows with at least half of the columns. */
function findUsual(lines: readonly PlacedLine[], half: number): number {
  const distances = lines
    .flatMap((line, index) => {
      const before = lines[index - 1]
      const areFull = before && before.cells.size >= half && line.cells.size >= half
      return areFull ? [measureDistance(before, line)] : []
    })
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b)
  return distances[Math.floor(distances.length / 2)] ?? Number.POSITIVE_INFINITY
}

/** A number, a price, or a day, which begins a row rather than ends a text. */
const isNumber = (text: string) => /^[$\d.,/%-]+$/.test(text)

interface Neighbors {
  readonly before: PlacedLine | undefined
  readonly next: PlacedLine | undefined
  readonly usual: number
}

/** Whether a line with few texts goes on with those of the row above it. */
function isContinued(
  own: PlacedLine,
  above: PlacedLine,
  { before, next, usual }: Neighbors,
): boolean {
  const { line, cells } = own
  const distance = measureDistance(before, own)
  if (distance < OVERLAP * line.size) return true
  const columns = [...cells.keys()]
  const isPart =
    columns.length < above.cells.size && columns.every((column) => above.cells.has(column))
  if (!isPart || distance > WRAPPED * line.size) return false
  if (distance < SMALLER * Math.min(usual, measureDistance(own, next))) return true
  const isFirst = columns.includes(Math.min(...above.cells.keys()))
  const isText = [...cells.values()].every((text) => !isNumber(text))
  return !isFirst && isText && columns.length < 3 && distance <= usual * SAME
}

const hasSameColumns = (a: PlacedLine, b: PlacedLine) =>
  a.cells.size === b.cells.size && [...a.cells.keys()].every((key) => b.cells.has(key))

interface Surroundings {
  readonly before: PlacedLine | undefined
  /** The line below, which is to be joined, and the one below that. */
  readonly next: PlacedLine
  readonly after: PlacedLine | undefined
}

/** Whether a line is the beginning of a text that goes on in the next one, which is part of its row. */
function isBegun(own: PlacedLine, { before, next, after }: Surroundings): boolean {
  const distance = measureDistance(own, next)
  const isNearer = distance < SMALLER * measureDistance(before, own)
  const isSameSize = Math.abs(own.line.size - next.line.size) < own.line.size * (SAME - 1)
  if (!isNearer || !isSameSize || distance > WRAPPED * own.line.size) return false
  if (hasSameColumns(own, next)) return true
  const columns = [...own.cells.keys()]
  if (!columns.every((column) => next.cells.has(column))) return false
  // A name above a row begins a section, unless the row is in the middle of three lines.
  const isMiddle =
    after && hasSameColumns(own, after) && measureDistance(next, after) <= distance * SAME
  return isMiddle || !columns.includes(Math.min(...next.cells.keys()))
}

function joinCells(above: PlacedLine['cells'], below: PlacedLine['cells']): PlacedLine['cells'] {
  const joined = new Map(above)
  for (const [column, text] of below) {
    const before = joined.get(column)
    joined.set(column, before === undefined ? text : `${before} ${text}`)
  }
  return joined
}

/**
 * Joins the lines of cells whose text is on several lines: such a line overlaps its row, or has only
 * some of its columns and is nearer to it than rows are to each other.
 */
export function joinWrapped(lines: readonly PlacedLine[], columns: number): readonly PlacedLine[] {
  const usual = findUsual(lines, columns / 2)
  const rows: PlacedLine[] = []
  for (const [index, own] of lines.entries()) {
    const above = rows.at(-1)
    const before = lines[index - 1]
    const next = lines[index + 1]
    const isAboveFew = above === before && (above?.cells.size ?? 0) * 2 <= columns
    const isPart =
      above &&
      (isContinued(own, above, { before, next, usual }) ||
        (isAboveFew && isBegun(above, { before: lines[index - 2], next: own, after: next })))
    if (!above || !isPart) rows.push(own)
    else rows[rows.length - 1] = { line: above.line, cells: joinCells(above.cells, own.cells) }
  }
  return rows
}
