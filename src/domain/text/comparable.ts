import { sortKey } from './collation'

/** Apostrophes, which are left out of words: `O’Brien` is found as `obrien`. */
export const APOSTROPHES = "'`´‘’ʼ"

/** The remaining ASCII and typographic punctuation and spaces, which separate words. */
export const SEPARATORS =
  '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f]+'

const apostrophes = new RegExp(`[${APOSTROPHES}]`, 'g')
const separators = new RegExp(SEPARATORS, 'g')

/**
 * The words of a text for comparison, without case, accents, apostrophes and punctuation:
 * `Café Río & Sons` becomes `cafe rio and sons`. `comparable` of src/data/sql/expressions.ts is
 * equivalent.
 */
export function comparableText(text: string): string {
  return sortKey(text.replaceAll('\0', '').replace(apostrophes, ''))
    .replaceAll('&', ' and ')
    .replace(separators, ' ')
    .replace(/^ | $/g, '')
}

/**
 * The words of a written text that a search looks for. Punctuation alone is found nowhere, unlike
 * an empty search, which finds everything.
 */
export const soughtText = (written: string): string =>
  comparableText(written) || written.replaceAll('\0', '').trim()

/** Whether any of the texts contains `part`, which {@link soughtText} makes. */
export function anyContains(texts: readonly string[], part: string): boolean {
  return part === '' || texts.some((text) => comparableText(text).includes(part))
}
