import { isKnownHeading } from '../map/headings'
import type { PageLine, PageText } from './page-lines'

/** Lines of one heading are at most so far apart, in letter heights. */
const WRAPPED = 1.6

const countKnown = (texts: readonly PageText[]) =>
  texts.filter(({ text }) => isKnownHeading(text)).length

/** Whether at least half of the texts of a line are known headings. */
function isHeadingLine({ texts }: PageLine): boolean {
  const known = countKnown(texts)
  return known > 1 && known * 2 >= texts.length
}

/** The headings of a table. */
export interface PageHeadings {
  /** Positions of the first and the last of its lines. */
  readonly first: number
  readonly last: number
  /** The one that has most of them. */
  readonly line: PageLine
  readonly texts: readonly PageText[]
}

const isAbove = (upper: PageText, lower: PageText) =>
  upper.right > lower.left && upper.left < lower.right

/**
 * The texts of two lines, of which those above each other are one heading. `null` if a text is above
 * two, like the name of a group.
 */
function joinLines(upper: readonly PageText[], lower: readonly PageText[]): PageText[] | null {
  const joined: PageText[] = [...lower]
  const alone: PageText[] = []
  let from = 0
  for (const text of upper) {
    // Both are from left to right.
    while (from < lower.length && (lower[from]?.right ?? 0) <= text.left) from += 1
    const below = lower[from]
    const next = lower[from + 1]
    if (!below || !isAbove(text, below)) alone.push(text)
    else if (next && isAbove(text, next)) return null
    else {
      joined[from] = {
        ...below,
        text: `${text.text} ${joined[from]?.text ?? ''}`.trim(),
        left: Math.min(text.left, below.left),
        right: Math.max(text.right, below.right),
      }
    }
  }
  return [...joined, ...alone].toSorted((a, b) => a.left - b.left)
}

const isNear = (a: PageLine, b: PageLine) =>
  a.page === b.page && Math.abs(a.baseline - b.baseline) <= WRAPPED * b.size

const hasNumbers = ({ texts }: PageLine) => texts.some(({ text }) => /^\$?\d/.test(text))

/** Whether two lines together have more known headings, or those of several texts still have as many. */
function isBetter(
  joined: readonly PageText[],
  before: readonly PageText[],
  added: PageLine,
): boolean {
  const [now, then] = [countKnown(joined), countKnown(before)]
  return now > then || (added.texts.length > 1 && now === then && now * 2 >= joined.length)
}

/** Whether a line is part of the headings beside it. */
const mayJoin = (line: PageLine, beside: PageLine | undefined) =>
  beside !== undefined && isNear(line, beside) && !hasNumbers(line)

/** The headings of a heading line with those of the lines around it, from `from` on. */
export function readHeadings(
  lines: readonly PageLine[],
  index: number,
  from: number,
): PageHeadings | null {
  const line = lines[index]
  if (!line || !isHeadingLine(line)) return null
  let { texts } = line
  let [first, last] = [index, index]
  for (let above = lines[first - 1]; above && first > from; above = lines[first - 1]) {
    const joined = mayJoin(above, lines[first]) ? joinLines(above.texts, texts) : null
    if (!joined || !isBetter(joined, texts, above)) break
    texts = joined
    first -= 1
  }
  for (let below = lines[last + 1]; below; below = lines[last + 1]) {
    const joined = mayJoin(below, lines[last]) ? joinLines(texts, below.texts) : null
    if (!joined || !isBetter(joined, texts, below)) break
    texts = joined
    last += 1
  }
  return { first, last, line, texts }
}
