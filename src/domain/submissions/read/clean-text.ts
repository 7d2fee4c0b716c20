import { plainSpaces } from './cell-text'

/** The named entities that exporters leave in texts. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  reg: '®',
  trade: '™',
  copy: '©',
  deg: '°',
  frac12: '½',
  eacute: 'é',
  Eacute: 'É',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  Ntilde: 'Ñ',
  ccedil: 'ç',
}

function character(code: number): string {
  const isText = code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10ffff)
  return isText && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' '
}

function decodeOnce(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,7}));/gi,
    (whole, ...found) => {
      const [decimal, hex, name] = found as (string | undefined)[]
      if (decimal !== undefined) return character(Number.parseInt(decimal, 10))
      if (hex !== undefined) return character(Number.parseInt(hex, 16))
      return named[name ?? ''] ?? whole
    },
  )
}

/** Entities are often escaped twice, rarely three times. */
const DECODINGS = 3

function decodeEntities(text: string): string {
  let decoded = text
  for (let round = 0; round < DECODINGS && decoded.includes('&'); round += 1) {
    decoded = decodeOnce(decoded)
  }
  return decoded
}

/** Whether a text has entities or left-over HTML. */
export function hasMarkup(text: string): boolean {
  return /&(?:#\w+|[a-z]\w+);|<\/?[a-z!][^<>]*>/i.test(text)
}

/**
 * The plain text of a description with entities and left-over HTML: paragraphs are separated by a
 * blank line, items of a list begin with a bullet. Scripts and styles are dropped. The result is
 * shown as text, so that what is left is never HTML again.
 */
export function cleanText(written: string): string {
  const text = decodeEntities(written)
    .replace(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*(?:<\/\1[^<>]*>|$)/gi, ' ')
    .replace(/<!--[^>]*(?:>(?<!-->)[^>]*)*(?:>|$)/g, ' ')
    .replace(/<br\b[^<>]*>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '\n• ')
    .replace(/<\/?(?:p|div|ul|ol|h[1-6]|tr|table|section)\b[^<>]*>/gi, '\n\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
  return plainSpaces(text)
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
