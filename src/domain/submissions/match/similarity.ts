import { plainWords } from '../plain-words'

const nameAbbreviations: Readonly<Record<string, string>> = {
  mt: 'mount',
  ft: 'fort',
  st: 'saint',
  crk: 'creek',
  cr: 'creek',
  hts: 'heights',
  est: 'estates',
  ests: 'estates',
  rdg: 'ridge',
  spgs: 'springs',
  vlg: 'village',
  twnhms: 'townhomes',
  ii: '2',
  iii: '3',
  iv: '4',
}

/** The words of a name of a community or plan that tell it from others. */
export function normalizeName(name: string): string {
  const words = plainWords(name)
    .replace(/\bs a\b/g, 'sa')
    .split(' ')
    .map((word) => nameAbbreviations[word] ?? word)
  const [first, ...rest] = words
  const used = first === 'the' && rest.length > 0 ? rest : words
  return used.filter((word) => word !== 'and').join(' ')
}

/** A plan is `The Frio`, `Plan 2480 Frio` or `Frio Plan`. */
export function normalizePlanName(name: string): string {
  const bare = normalizeName(name).replace(/\b(?:floor plan|plan|model)\b/g, ' ')
  return bare.replace(/\s+/g, ' ').trim() || normalizeName(name)
}

const streetWords: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  blv: 'blvd',
  drive: 'dr',
  drv: 'dr',
  lane: 'ln',
  road: 'rd',
  court: 'ct',
  crt: 'ct',
  circle: 'cir',
  circ: 'cir',
  place: 'pl',
  parkway: 'pkwy',
  pky: 'pkwy',
  terrace: 'ter',
  terr: 'ter',
  trail: 'trl',
  tr: 'trl',
  trace: 'trce',
  way: 'way',
  wy: 'way',
  cove: 'cv',
  crossing: 'xing',
  crossings: 'xing',
  highway: 'hwy',
  loop: 'loop',
  lp: 'loop',
  pass: 'pass',
  path: 'path',
  point: 'pt',
  pointe: 'pt',
  run: 'run',
  ridge: 'rdg',
  square: 'sq',
  bend: 'bnd',
  creek: 'crk',
  view: 'vw',
  vista: 'vis',
  hollow: 'holw',
  meadow: 'mdw',
  meadows: 'mdws',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  apartment: 'unit',
  apt: 'unit',
  suite: 'unit',
  ste: 'unit',
  number: 'unit',
  bldg: 'building',
}

/** A lot before or after the street: `Lot 5-10, 214 Bluestem Run`, `#5-11 218 Bluestem Run`. */
const LOT_BEFORE =
  /^\s*(?:(?:lot|lt|homesite|hs)\b\.?\s{0,3}#?|#)\s{0,3}[\w-]{1,12}(?:\s{0,3}[,:–—-]\s{0,3}|\s{1,3})(?=\d)/i
const LOT_AFTER =
  /\s{0,3}(?:[,–—-]\s{0,3}|\()(?:lot|lt|homesite)\b\.?\s{0,3}#?[\w-]{1,12}\)?\s{0,3}$/i

/**
 * A street address in one spelling: `214 Bluestem Run, Boerne, TX 78006` is `214 bluestem run`, `Unit
 * 4` and `#4` are `unit 4`.
 */
export function normalizeAddress(address: string): string {
  const [street = '', ...rest] = address
    .replace(LOT_BEFORE, '')
    .replace(LOT_AFTER, '')
    .split(/[,\n]/)
  const unit =
    rest.find((part) => /^\s*(?:#|(?:unit|apt|apartment|ste|suite|bldg|building)\b)/i.test(part)) ??
    ''
  const words = plainWords(`${street} ${unit}`.replace(/#/g, ' unit '))
    .split(' ')
    .map((word, index) => streetWords[word] ?? (index === 0 ? word.replace(/^0+(?=\d)/, '') : word))
  return words.join(' ').replace(/\bunit(?: unit)+\b/g, 'unit')
}

/** The house number and unit of a normalized address; two homes differ if these do. */
export function houseNumber(normalized: string): string {
  const [number = ''] = /^\d+[a-z]?\b/.exec(normalized) ?? []
  const [, unit = ''] = /\bunit (\S+)/.exec(normalized) ?? []
  return `${number}/${unit}`
}

// A number follows after a space, or directly if it starts with a digit: `Lot A12`, `L12`. A block can
// also be a letter: `Blk B`.
const blockMark = /\b(?:(?:block|blk|b)(?:\s+(?=\w*\d)|(?=\d))|(?:block|blk)\s+(?=[a-z]\b))/g
const lotMark = /\b(?:lot|lt|l|homesite|hs)(?:\s+(?=\w*\d)|(?=\d))/g

/** `Block 4, Lot 12`, `Lot 12 Blk 4` and `4-12` have the same numbers in an order. */
export function normalizeLot(lot: string): string {
  const words = plainWords(lot)
    .replace(blockMark, 'block ')
    .replace(lotMark, 'lot ')
    .replace(/\b0+(?=\d)/g, '')
  const [, number] = /\blot (\w*\d\w*)/.exec(words) ?? /^lot (\w+)$/.exec(words) ?? []
  if (number === undefined) return words
  const [, block] = /\bblock (\w*\d\w*|[a-z]\b)/.exec(words) ?? []
  if (block === undefined) return number
  return /\d/.test(block) ? `${block} ${number}` : `block ${block} lot ${number}`
}

/** The builder's own number without case, spaces, punctuation and leading zeros. */
export function normalizeNumber(number: string): string {
  return plainWords(number)
    .replace(/ /g, '')
    .replace(/^0+(?=\w)/, '')
}

/** The groups of three letters of a text, with its beginning and end, as `pg_trgm` makes them. */
export function trigrams(normalized: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const word of normalized.split(' ')) {
    const padded = `  ${word} `
    for (let index = 0; index + 3 <= padded.length; index += 1)
      found.add(padded.slice(index, index + 3))
  }
  return found
}

/** The share of common trigrams, from 0 to 1: 1 for texts with the same words. Symmetric. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  let common = 0
  for (const part of small) if (large.has(part)) common += 1
  const all = a.size + b.size - common
  return all === 0 ? 0 : common / all
}
