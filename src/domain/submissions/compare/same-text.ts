import { sortKey } from '../../text/collation'

/** A text without case, accents, kinds of quotation marks and dashes, and the width of its spaces. */
const plainText = (text: string) =>
  sortKey(text)
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether two texts are the same but for their typography. */
export const isSameText = (one: string, other: string): boolean =>
  plainText(one) === plainText(other)
