import type { Cell } from './sheet'

/** Words that say that nothing is said: the listing keeps what it has. */
const BLANK =
  /^(?:[-–—_./\s]*|n\.?\s?\/?\s?a\.?|not (?:applicable|available|supplied|provided)|n\/d|\(?null\)?|undefined|nil|\(blank\)|\(empty\)|no change|unchanged|same)$/i
/** Words that ask to remove what the listing has. */
const CLEAR = /^[[(<]?\s*(?:remove|removed|clear|delete)\s*[\])>]?$/i
/** Texts that a program shows in a cell whose formula failed or has not ended. */
const FORMULA_ERROR =
  /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|ERROR|GETTING_DATA|[¡\p{L}_]{3,20}!|N\/A N\/A|#{1,20})|err:\d{3}|loading(?:\.{1,3}|…)?|NaN|\[object Object\])$/iu
/**
 * The apostrophe that makes a cell literal: before what a program would take for a formula, and
 * before a word that would not be read as a text.
 */
const GUARD = /^'(?=[=+\-@\t\r'])/

/** A mark for the cell above. */
const DITTO = /^(?:["“”]|''|〃|ditto|same as above)$/i

export const isDitto = (cell: Cell): boolean => typeof cell === 'string' && DITTO.test(cell.trim())

const isReserved = (text: string) =>
  [BLANK, CLEAR, DITTO, FORMULA_ERROR].some((pattern) => pattern.test(text)) || text.startsWith('=')

/** A text as a cell, with an apostrophe if it would be read as something else. */
export function literalText(text: string): string {
  return isReserved(text) || text.startsWith("'") ? `'${text}` : text
}

/** The kind of text in a cell, before it is read for a field. */
export type CellText =
  | { readonly is: 'blank' }
  | { readonly is: 'clear'; readonly text: string }
  | { readonly is: 'formula'; readonly text: string }
  | { readonly is: 'failed'; readonly text: string }
  | { readonly is: 'text'; readonly text: string }

/** Removes invisible characters and makes all spaces plain. Line breaks stay. */
export function plainSpaces(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[^\S\n]/g, ' ')
    .trim()
}

/** The dashes, minus signs and fraction lines that programs put in the place of plain ones. */
export const plainSigns = (text: string): string =>
  text.replace(/[‐‑‒–—−]/g, '-').replace(/⁄/g, '/')

export function cellText(cell: Cell): CellText {
  if (cell === null) return { is: 'blank' }
  if (typeof cell === 'number') return { is: 'text', text: String(cell) }
  if (typeof cell === 'boolean') return { is: 'text', text: cell ? 'yes' : 'no' }
  const text = plainSpaces(cell)
  // Spreadsheets write `="00214"` to keep the zeros of a number.
  const [, quoted] = /^="([^"]*)"$/.exec(text) ?? []
  if (quoted !== undefined) return cellText(quoted)
  if (GUARD.test(text) || (text.startsWith("'") && isReserved(text.slice(1)))) {
    return { is: 'text', text: text.slice(1) }
  }
  if (BLANK.test(text)) return { is: 'blank' }
  if (CLEAR.test(text)) return { is: 'clear', text }
  if (FORMULA_ERROR.test(text)) return { is: 'failed', text }
  return text.startsWith('=') ? { is: 'formula', text } : { is: 'text', text }
}
