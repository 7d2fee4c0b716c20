import { joinLine, type PageLine, type PageText } from './page-lines'

/** Lines at the top and at the bottom of a page that may be repeated on others. */
const EDGE = 4
/** In points. */
const SAME_HEIGHT = 3
/** A foot has a text at the left, in the middle and at the right. */
const MOST_TEXTS = 3
const NAMED_PAGE = /page \d{1,4}(?: ?(?:of|\/) ?\d{1,4})?/gi
/** `Page 3`, `3 of 9`, or `- 3 -`. */
const PAGE_NUMBER = /^[-–— ]{0,3}(page )?(\d{1,4})( ?(?:of|\/) ?\d{1,4})?[-–— ]{0,3}$/i

/** Whether a line is nothing but the number of its page. A number alone is also the end of a cell. */
function isPageNumber(line: PageLine): boolean {
  const [found, name, number, total] = PAGE_NUMBER.exec(joinLine(line)) ?? []
  const isNamed = name !== undefined || total !== undefined
  return found !== undefined && (isNamed || Number(number) === line.page)
}

const writeKey = (line: PageLine) => joinLine(line).replace(NAMED_PAGE, 'page')

/** The heights of the lines that several pages have, by their text. */
type Repeated = ReadonlyMap<string, readonly number[]>

function findRepeated(pages: readonly (readonly PageLine[])[]): Repeated {
  const heights = new Map<string, number[]>()
  for (const lines of pages) {
    const edges = new Map(
      [...lines.slice(0, EDGE), ...lines.slice(-EDGE)].map((line) => [writeKey(line), line]),
    )
    for (const [key, { baseline }] of edges) {
      const known = heights.get(key)
      if (known) known.push(baseline)
      else heights.set(key, [baseline])
    }
  }
  return heights
}

const isNumber = ({ text }: PageText) => /^\$?\d[\d,.]*$/.test(text)

/** Whether more than half of the pages have a line at the same height that is no row. */
function isRepeated(line: PageLine, heights: Repeated, pages: number): boolean {
  if (line.texts.length > MOST_TEXTS || line.texts.some(isNumber)) return false
  const all = heights.get(writeKey(line)) ?? []
  const same = all.filter((height) => Math.abs(height - line.baseline) < SAME_HEIGHT).length
  return same > 1 && same * 2 > pages
}

/** The pages without what is printed on each of them. */
export interface CleanPages {
  readonly lines: readonly PageLine[]
  /** The feet of pages, each once; page numbers are not among them. */
  readonly feet: readonly PageLine[]
}

/**
 * Separates the feet of pages and page numbers from the lines between them. Lines repeated at
 * the top of pages stay only on the first, except `headings`, which stay on all.
 */
export function removeFeet(
  pages: readonly (readonly PageLine[])[],
  headings: ReadonlySet<PageLine>,
): CleanPages {
  const heights = findRepeated(pages)
  const met = new Set<string>()
  const feet: PageLine[] = []
  const lines = pages.flatMap((all) =>
    all.filter((line, index) => {
      const isTop = index < EDGE
      const isBottom = all.length - index <= EDGE && index >= all.length / 2
      if (!isTop && !isBottom) return true
      if ((index === 0 || index === all.length - 1) && isPageNumber(line)) return false
      if (headings.has(line) || !isRepeated(line, heights, pages.length)) return true
      const key = writeKey(line)
      const isFirst = !met.has(key)
      met.add(key)
      if (isBottom && isFirst) feet.push(line)
      return isFirst && !isBottom
    }),
  )
  return { lines, feet }
}
