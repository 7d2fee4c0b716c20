import type { ListingKind } from '../fields'
import { plainWords } from '../plain-words'
import { type Cell, isFilled, type SheetRow } from './sheet'

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

/** `Community: Flint Arbor`. */
const SECTION_LABEL =
  /^(?:community|subdivision|neighborhood|development|section)(?: name)?\s*[:–—-]\s*(?=\S)/i

/** A sum of the rows above: `Total`, `Average`, `Flint Arbor Total`. */
const SUM =
  /^(?:(?:grand |sub-?)?totals?\b|(?:sum|count|average|avg|mean|median|min|minimum|max|maximum)(?:\s?$|(?: [a-z]{1,20})?\s?:))|\b(?:sub-?)?(?:total|average|count)$/i

/** A remark or the end of a report, which is not the name of a community. */
const REMARK =
  /^(?:notes?|disclaimer|prices?\b.*(?:subject|change|effective|include|do not)|(?:last )?updated|as of|effective\b.*\d|sources?:|page \d+|(?:see|call|contact|visit|ask) (?:us|our|the|a|your|sales|agents?|about|for|with|\(?\d+)|end of (?:report|list|file|page|document)|report (?:run|date|by|generated)|(?:printed|generated|exported) (?:on|at|by|from|\d+)|filters? applied|copyright|equal housing|confidential|all rights|www|http|for (?:more|details|information))\b|^[*†•©®]|^-{2}|^\(|[.!?]$|:\s|^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/i

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * The name in a row that has nothing else, except a label: such a row begins a community in many price
 * lists. `null` for other rows, sums and remarks.
 */
export function sectionName({ cells }: Pick<SheetRow, 'cells'>): string | null {
  const filled = cells.filter(isFilled)
  if (filled.length > 2 || filled.some((cell) => typeof cell !== 'string')) return null
  const [first = '', second = ''] = filled.map((cell) => oneSpaced(String(cell)))
  if (second !== '' && !SECTION_LABEL.test(`${first.replace(/\s*:$/, '')}: ${second}`)) return null
  const written = second === '' ? first : `${first.replace(/\s*:$/, '')}: ${second}`
  const name = written.replace(SECTION_LABEL, '')
  const isName = name.length <= SECTION_LENGTH && /\p{L}/u.test(name)
  return isName && !SUM.test(name) && !REMARK.test(name) ? name.replace(/\s*[:–—-]+$/, '') : null
}

/** Whether a row has only a total or a note. */
export function isRemark({ cells }: Pick<SheetRow, 'cells'>): boolean {
  const filled = cells.filter(isFilled)
  const [first] = filled
  if (typeof first !== 'string') return false
  if (SUM.test(oneSpaced(first))) return true
  return filled.length === 1 && sectionName({ cells }) === null
}
