/** Control characters and the line breaks of Unicode, which a header of a mail must not have. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** A text on one line, of at most `length` characters. */
export function oneLine(text: string, length = 200): string {
  const line = text.replace(BREAKS, ' ').trim()
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`
}

/** The lines of a text, whatever they end with. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it may stand in HTML, between tags or within quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
