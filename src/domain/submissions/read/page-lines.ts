/** A text of a page, in points from the upper left corner. */
export interface PageText {
  readonly text: string
  readonly left: number
  readonly right: number
  /** Where its letters stand. */
  readonly baseline: number
  /** The height of its letters. */
  readonly size: number
}

/** A line of a page. */
export interface PageLine {
  /** From 1. */
  readonly page: number
  /** The lines of a page are counted from its top, from 1. */
  readonly line: number
  readonly baseline: number
  /** The height of its largest letters. */
  readonly size: number
  /** From left to right. */
  readonly texts: readonly PageText[]
}

/** Letters stand on one line if their baselines differ by less, in letter heights. */
const SAME_LINE = 0.35
/** A gap between words is at most so wide, in letter heights. */
const WORD_GAP = 0.45
/** Letters of different words are at least so far apart. */
const NARROWEST = 0.12
/** Parts of a word, which differ in their font, touch each other, but for so much. */
const TOUCHING = 0.05
/** Of the texts of a program that places every word by itself, so many have two words. */
const FEW = 0.02

/**
 * Whether a program placed every word by itself, so that near texts are one. Most place every cell by
 * itself, and then near texts may be two cells.
 */
function isPlacedByWord(texts: readonly PageText[]): boolean {
  return texts.filter(({ text }) => text.includes(' ')).length <= texts.length * FEW
}

/** Programs draw a text twice, a little apart, to make it bold. */
const isDrawnTwice = (text: PageText, before: PageText) =>
  text.text === before.text && Math.abs(text.left - before.left) < text.size / 4

function joinTexts(texts: readonly PageText[], widest: number): readonly PageText[] {
  const joined: PageText[] = []
  for (const text of texts) {
    const before = joined.at(-1)
    const gap = before ? (text.left - before.right) / text.size : Number.POSITIVE_INFINITY
    if (before && isDrawnTwice(text, before)) continue
    // Accountants' formats have the currency at the left of a cell and the number at its right.
    const isCurrency = before?.text === '$'
    if (!before || !(isCurrency || Math.abs(gap) <= widest)) {
      joined.push(text)
      continue
    }
    const space = gap > NARROWEST && !isCurrency ? ' ' : ''
    joined[joined.length - 1] = {
      ...before,
      text: `${before.text}${space}${text.text}`,
      right: Math.max(before.right, text.right),
    }
  }
  return joined
}

/** The lines of a page: texts with the same baseline. */
function findLines(page: number, texts: readonly PageText[], widest: number): PageLine[] {
  const lines: PageText[][] = []
  for (const text of texts.toSorted((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1)
    const first = line?.[0]
    const isSame =
      first && text.baseline - first.baseline < SAME_LINE * Math.min(first.size, text.size)
    if (line && isSame) line.push(text)
    else lines.push([text])
  }
  return lines.map((line, index) => {
    const sorted = line.toSorted((a, b) => a.left - b.left)
    const sentence = joinTexts(sorted, WORD_GAP)
    return {
      page,
      line: index + 1,
      baseline: line[0]?.baseline ?? 0,
      size: line.reduce((most, { size }) => Math.max(most, size), 0),
      // A row has a wide gap somewhere.
      texts: sentence.length === 1 ? sentence : joinTexts(sorted, widest),
    }
  })
}

/** The lines of each page. */
export function readLines(
  pages: readonly { readonly page: number; readonly texts: readonly PageText[] }[],
): readonly (readonly PageLine[])[] {
  const widest = isPlacedByWord(pages.flatMap(({ texts }) => texts)) ? WORD_GAP : TOUCHING
  return pages.map(({ page, texts }) => findLines(page, texts, widest))
}

/** The texts of a line, with a space between them. */
export const joinLine = ({ texts }: PageLine): string => texts.map(({ text }) => text).join(' ')
