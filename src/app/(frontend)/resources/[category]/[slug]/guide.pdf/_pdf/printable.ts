/** Characters that the heading font or the text font lacks. Line breaks are allowed. */
const unknown =
  /[^\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u02c6\u02da\u02dc\u1e80-\u1e85\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212\u2215]/gu

/** Replacements for symbols that the fonts lack. */
const spelled: ReadonlyMap<string, string> = new Map([
  ['→', '->'],
  ['←', '<-'],
  ['≥', '>='],
  ['≤', '<='],
  ['≠', '!='],
  ['≈', '~'],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\t', ' '],
])

/** Invisible or decorative characters. */
const dispensable = /^[\p{C}\p{M}\p{Extended_Pictographic}]$/u

function instead(sign: string): string {
  const written = spelled.get(sign)
  if (written !== undefined) return written
  if (dispensable.test(sign)) return ''
  const base = sign.normalize('NFKD').replace(unknown, '')
  return base === '' ? '?' : base
}

/**
 * Replaces characters that the fonts lack, and collapses spaces. Letters of other alphabets become
 * question marks, because the renderer would show wrong glyphs for them.
 */
export function printable(text: string): string {
  return text.normalize('NFC').replace(unknown, instead).replace(/ {2,}/g, ' ')
}
