import type { RichBlock, RichText } from '@/contract/rich-text/rich-text'
import { printedText } from './plain-text'

/** After this many characters, about ten pages, the next main heading starts a new part. */
const LONG = 30_000
/** After this many characters, any block starts a new part. */
const TOO_LONG = 60_000

/**
 * Splits a text into parts that are laid out separately, each from the top of a page. For every
 * page, the renderer lays out all remaining blocks again, so the time grows with the square of the
 * length.
 */
export function splitParts(text: RichText): RichBlock[][] {
  const parts: RichBlock[][] = [[]]
  let length = 0
  for (const block of text) {
    const isChapter = block.type === 'heading' && block.level === 2
    if (length > TOO_LONG || (isChapter && length > LONG)) {
      parts.push([])
      length = 0
    }
    parts.at(-1)?.push(block)
    length += printedText([block]).length
  }
  return parts
}
