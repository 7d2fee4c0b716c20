import type { RichBlock, RichText } from '@/contract/rich-text'
import { blockLength } from './plain-text'

/** After so many characters, some ten pages, the next main heading begins a new page. */
const LONG = 30_000
/** After so many, any block does. */
const TOO_LONG = 60_000

/**
 * A text in parts that are laid out one by one, each from the top of a page. The renderer lays out
 * all that is left again for every page, so that ten times the text would take a hundred times as
 * long in one piece.
 */
export function partsOf(text: RichText): RichBlock[][] {
  const parts: RichBlock[][] = [[]]
  let length = 0
  for (const block of text) {
    const isChapter = block.type === 'heading' && block.level === 2
    if (length > TOO_LONG || (isChapter && length > LONG)) {
      parts.push([])
      length = 0
    }
    parts.at(-1)?.push(block)
    length += blockLength(block)
  }
  return parts
}
