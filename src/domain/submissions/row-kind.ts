import type { ListingKind } from './fields'
import { plainWords } from './plain-words'
import type { Cell, SheetRow } from './sheet'

const kindWords: readonly (readonly [ListingKind, RegExp])[] = [
  ['community', /^(?:communit(?:y|ies)|subdivisions?|neighborhoods?|developments?)$/],
  ['plan', /^(?:plans?|floor ?plans?|models? plans?|to be built plans?|base plans?)$/],
  [
    'home',
    /^(?:homes?|houses?|specs?|spec homes?|inventory|inventory homes?|qmis?|quick move ins?|quick move in homes?|lots?|move in ready|showcase homes?|units?)$/,
  ],
]

/** The kind of listing that a word such as `Spec` or `Floor plan` names. */
export function kindOfWord(cell: Cell): ListingKind | null {
  if (typeof cell !== 'string') return null
  const words = plainWords(cell)
  return kindWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

const SECTION_LENGTH = 60

/** A remark or a sum, which is not the name of a community. */
const REMARK =
  /^(?:total|subtotal|grand total|count|average|notes?|disclaimer|prices?\b.*(?:subject|change)|updated|as of|source|page)\b|^[*†•]|[.!?]$|:\s/i

const isFilled = (cell: Cell) => cell !== null && cell !== ''

/**
 * The name in a row that has nothing else: such a row begins a community in many price lists. `null`
 * for other rows, sums and remarks.
 */
export function sectionName({ cells }: SheetRow): string | null {
  const filled = cells.filter(isFilled)
  const [only] = filled
  if (filled.length !== 1 || typeof only !== 'string') return null
  const name = only.replace(/\s+/g, ' ').trim()
  const isName = name.length <= SECTION_LENGTH && /\p{L}/u.test(name) && !REMARK.test(name)
  return isName ? name.replace(/\s*[:–—-]+$/, '') : null
}

/** Whether a row has only a sum or a remark. */
export function isRemark({ cells }: SheetRow): boolean {
  const filled = cells.filter(isFilled)
  const [first] = filled
  if (typeof first !== 'string') return false
  const isSum = /^(?:grand\s+|sub)?\s*totals?\b/i.test(first.trim())
  return isSum || (filled.length === 1 && sectionName({ row: 0, cells }) === null)
}
