/** The result of cleaning a pasted document. The document itself is changed. */
export interface Cleaned {
  /** The number of images that the browser cannot read and that were removed. */
  readonly lostImages: number
}

/** A paragraph of a list in Word, from its style: `mso-list: l0 level2 lfo1`. */
const WORD_LIST = /mso-list:\s*(l\d+)\s+level(\d+)/i

/** The element with a list's marker, such as a dot or a number, which browsers do not show. */
const WORD_MARKER = /mso-list:\s*ignore/i

/**
 * A number, letter or roman numeral as a list's marker. Single letters without a dot are bullets of
 * symbol fonts.
 */
const NUMBERED = /^\(?([\d.]+[.)]?|[a-z]{1,5}[.)])$/i

const BULLET = /^\s*[·•▪◦‣§–-]\s+/u

const getStyle = (element: Element) => element.getAttribute('style') ?? ''

function rename(element: Element, tag: string): HTMLElement {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/**
 * Makes the titles of a document headings of level two, because level one is reserved for the page
 * title. Titles of Word and Google Docs have no heading element; Lexical knows those of Google Docs
 * by their font size and makes them level one.
 */
function lowerTitles(body: HTMLElement): void {
  for (const span of body.querySelectorAll<HTMLElement>('span[style*="26pt"]')) {
    span.style.removeProperty('font-size')
    const paragraph = span.closest('p')
    if (paragraph?.firstElementChild === span) rename(paragraph, 'h2')
  }
  for (const title of body.querySelectorAll('h1, p.MsoTitle')) rename(title, 'h2')
}

interface ListItem {
  readonly paragraph: Element
  /** Identifies the list in the document. */
  readonly list: string
  /** From 1. */
  readonly level: number
}

function listItem(paragraph: Element | null): ListItem | null {
  if (paragraph?.tagName !== 'P') return null
  const [, list, level] = WORD_LIST.exec(getStyle(paragraph)) ?? []
  if (list && level) return { paragraph, list, level: Number(level) }
  const isList =
    paragraph.className.startsWith('MsoListParagraph') && BULLET.test(paragraph.textContent ?? '')
  return isList ? { paragraph, list: '', level: 1 } : null
}

/** Removes the marker of a list's paragraph and returns it. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    WORD_MARKER.test(getStyle(span)),
  )
  if (marker) {
    marker.remove()
    return (marker.textContent ?? '').trim()
  }
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  const first = walker.nextNode()
  if (first) first.textContent = (first.textContent ?? '').replace(BULLET, '')
  return ''
}

function emptyList(document: Document, marker: string): HTMLElement {
  if (!NUMBERED.test(marker)) return document.createElement('ul')
  const list = document.createElement('ol')
  const start = Number.parseInt(marker.replace('(', ''), 10)
  if (start > 1) list.start = start
  return list
}

/** Turns the paragraphs of one list, which follow each other, into nested lists. */
function buildList(items: readonly ListItem[]): void {
  // The lists from the outermost to the current level.
  const open: HTMLElement[] = []
  for (const { paragraph, level } of items) {
    const marker = takeMarker(paragraph)
    const parent = open.at(-1)
    if (!parent || open.length < level) {
      const list = emptyList(paragraph.ownerDocument, marker)
      if (parent?.lastElementChild) parent.lastElementChild.append(list)
      else paragraph.before(list)
      // Levels that Word skips are the same list.
      while (open.length < level) open.push(list)
    }
    open.length = level
    open.at(-1)?.append(rename(paragraph, 'li'))
  }
}

function buildLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    // The paragraphs of a list before were replaced.
    if (!paragraph.isConnected) continue
    const items: ListItem[] = []
    const first = listItem(paragraph)
    let next = first
    while (next && next.list === first?.list) {
      items.push(next)
      next = listItem(next.paragraph.nextElementSibling)
    }
    buildList(items)
  }
}

/** Word's paragraphs between blocks, which only hold a non-breaking space. */
function removeBlankParagraphs(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p[class^="Mso"]')) {
    if ((paragraph.textContent ?? '').trim() === '' && !paragraph.querySelector('img')) {
      paragraph.remove()
    }
  }
}

/** Comments of Word with an image that only Office reads, and that no other image replaces. */
function countOfficeImages(body: HTMLElement): number {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  let count = 0
  while (walker.nextNode()) {
    const comment = walker.currentNode as Comment
    if (
      /<v:imagedata/i.test(comment.data) &&
      comment.parentElement?.querySelector('img') === null
    ) {
      count += 1
    }
  }
  return count
}

function removeLostImages(body: HTMLElement, origin: string): number {
  for (const checkbox of body.querySelectorAll('img[aria-roledescription="checkbox"]')) {
    checkbox.remove()
  }
  let count = countOfficeImages(body)
  for (const shape of body.getElementsByTagName('v:imagedata')) {
    if (!shape.closest('p, div, body')?.querySelector('img')) count += 1
  }
  for (const image of body.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? ''
    const isKnown = image.hasAttribute('data-lexical-upload-id')
    if (isKnown || source.startsWith('data:image/') || source.startsWith(`${origin}/`)) continue
    image.remove()
    count += 1
  }
  return count
}

/**
 * Prepares pasted HTML of Word, Google Docs or a web page for the editor: titles become headings of
 * level two, Word's list paragraphs become lists, and images that the browser cannot read are
 * removed, because they would become empty boxes.
 *
 * @param origin of the back office; the content security policy allows no images of other sites
 */
export function cleanPasted({ body }: Document, origin: string): Cleaned {
  const lostImages = removeLostImages(body, origin)
  buildLists(body)
  lowerTitles(body)
  removeBlankParagraphs(body)
  return { lostImages }
}
