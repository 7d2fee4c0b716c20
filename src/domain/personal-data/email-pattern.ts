/** Characters with a special meaning in both JavaScript and PostgreSQL regular expressions. */
const special = /[\\^$.*+?()[\]{}|/-]/g

/** A regular expression, for JavaScript and PostgreSQL, that matches a text literally. */
export const literalPattern = (text: string) => text.replace(special, '\\$&')

/**
 * The beginning of a word: none of `letters` is before it. In JSON, the letter of an escaped line break
 * or tab may be.
 */
const startWith = (letters: string) => `(?:(?<!${letters})|(?<=\\\\[nrt]))`

/**
 * A regular expression, for JavaScript and PostgreSQL, that finds an email address in a text or in
 * JSON, plain or URL-encoded; match it case-insensitively. It does not match within a longer address:
 * `ana@example.com` is found neither in `maria-ana@example.com` nor in `ana@example.com.mx`.
 */
export function emailPattern(email: string): string {
  const [local = '', domain = ''] = splitAtLast(email, '@')
  const spellings = new Set([local, encodeURIComponent(local)])
  const locals = [...spellings].map(literalPattern).join('|')
  return `${startWith('[a-z0-9._%+-]')}(?:${locals})(?:@|%40)${literalPattern(domain)}(?![a-z0-9-]|\\.[a-z0-9])`
}

function splitAtLast(text: string, mark: string): readonly [string, string] {
  const at = text.lastIndexOf(mark)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

/**
 * A regular expression of the same kind for a person's name. A single word matches only if it is
 * the whole text, because a first name alone does not identify a person.
 */
export function namePattern(name: string): string {
  const words = name.trim().split(/\s+/)
  const written = words.map(literalPattern).join('\\s+')
  return words.length > 1 ? `${startWith('\\w')}${written}(?!\\w)` : `^\\s*${written}\\s*$`
}
