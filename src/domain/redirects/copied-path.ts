import { safeLink } from '../text/safe-link'
import { redirectPath } from './redirect'

/** Punctuation after a URL in a sentence. */
const punctuation = /(?<![)\]}>.,;:!'"’”…])[)\]}>.,;:!'"’”…]+$/

/**
 * The path without the punctuation that was copied with it, such as `)` or `.`; `null` if there is
 * none. No path of the site ends with such a character.
 */
export function withoutCopiedPunctuation(path: string): string | null {
  const copied = redirectPath(path)
  const trimmed = copied.replace(punctuation, '')
  if (trimmed === copied) return null
  return safeLink(encodeURI(trimmed.replace(/(?<!\/)\/+$/, '') || '/'))
}
