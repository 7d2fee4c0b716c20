/** Control characters and Unicode line breaks, which are not allowed in email headers. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Collapses a text to one line of at most `length` characters. */
export function oneLine(text: string, length = 200): string {
  const line = text.replace(BREAKS, ' ').trim()
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`
}

/** Splits a text into lines at any line ending. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for use in HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
