/** Characters that mean something to a regular expression, of JavaScript and PostgreSQL alike. */
const special = /[\\^$.*+?()[\]{}|/-]/g

/** A regular expression, for both alike, that finds a text just as it is written. */
export const literalPattern = (text: string) => text.replace(special, '\\$&')

/**
 * A regular expression, for JavaScript and PostgreSQL alike, that finds an e-mail address in a text
 * in any case, also as links write it. It does not find it within another, longer address: neither
 * `ana@example.com` in `maria-ana@example.com` nor in `ana@example.com.mx`.
 */
export function addressPattern(email: string): string {
  const [local = '', domain = ''] = splitAtLast(email, '@')
  const spellings = new Set([local, encodeURIComponent(local)])
  const locals = [...spellings].map(literalPattern).join('|')
  return `(?<![a-z0-9._%+-])(?:${locals})(?:@|%40)${literalPattern(domain)}(?![a-z0-9-]|\\.[a-z0-9])`
}

function splitAtLast(text: string, mark: string): readonly [string, string] {
  const at = text.lastIndexOf(mark)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

/**
 * A regular expression of the same kind for a person's name. A single word is found only where it
 * stands alone: a first name says nothing of whose it is.
 */
export function namePattern(name: string): string {
  const words = name.trim().split(/\s+/)
  const written = words.map(literalPattern).join('\\s+')
  return words.length > 1 ? `(?<!\\w)${written}(?!\\w)` : `^\\s*${written}\\s*$`
}
