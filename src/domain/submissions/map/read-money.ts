import { dollars } from '../../communities/price'
import { type ReadValue, unclear, understood } from '../field-value'
import { readDigits } from './read-number'

/** A price below this is probably written in thousands. */
const LOWEST_PRICE = 1000

const SIGNS = /^(?:us\s?)?\$\s*|^usd\s*|\s*(?:usd|dollars|us\$)\.?$/gi
const FROM =
  /^(?:(?:priced\s+|prices\s+)?(?:starting\s+|starts\s+|start\s+|beginning\s+)?(?:from|at)(?:\s+the)?|starting|base|only|now)\s*:?\s+(?=[$\d])/i
const AND_UP = /\s*(?:\+|\*|and\s+up|&\s+up|or\s+more)$/i

interface Amount {
  readonly amount: number
  readonly note: string | null
  readonly doubt: number | null
}

/** Reads one amount: `$389,900`, `389.9K`, `1.2M`. `null` if it is not an amount. */
function readAmount(written: string): Amount | null {
  const text = written.trim().replace(SIGNS, '').trim()
  const [, figures, unit] = /^([\d.,\s]*\d)\s*(k|m|mm|mil|million|thousand)$/i.exec(text) ?? []
  if (figures !== undefined && unit !== undefined) {
    const number = Number(figures.replaceAll(',', ''))
    const factor = /^(?:k|thousand)$/i.test(unit) ? 1000 : 1_000_000
    return Number.isNaN(number) ? null : { amount: number * factor, note: null, doubt: null }
  }
  return readDigits(text)
}

const quoted = (text: string) => `“${text}”`

/** Words in place of a price. */
const WITHOUT_PRICE =
  /^(?:tb[ad]|to be (?:determined|announced)|call(?:\s.*)?|contact(?:\s.*)?|please call|inquire|ask|on request|upon request|price on request|por|coming soon|not (?:yet )?priced|unpriced|pending|none|\?+)[.!]?$/i
const SOLD = /^(?:sold(?:\s*-?\s*out)?|closed|under contract)[.!]?$/i

/** `from the high 300s`, `380s`, `mid-$400's`. */
const BAND =
  /^(?:from\s+)?(?:the\s+)?(low|lower|mid|middle|high|higher|upper)?[\s-]*\$?\s*(\d{2,3}(?:\.\d)?|\d{1,3},?\d{3})\s*k?['’]?s$/i
const RANGE = /^(.*\d\s*(?:k|m)?)\s*(?:-|–|—|\bto\b|\bthru\b|\bthrough\b)\s*(\$?\s*\d.*)$/i

const offsets: Readonly<Record<string, number>> = {
  mid: 0.4,
  middle: 0.4,
  high: 0.7,
  higher: 0.7,
  upper: 0.7,
}

/** The lowest price of a band: 370,000 for `high $300s`. */
function readBand(text: string): number | null {
  const [, part, figures] = BAND.exec(text) ?? []
  if (figures === undefined) return null
  const number = Number(figures.replaceAll(',', ''))
  const base = number >= 10_000 ? number : number * 1000
  const width = base % 100_000 === 0 ? 100_000 : 10_000
  return base + (offsets[part?.toLowerCase() ?? ''] ?? 0) * width
}

/** The two ends of `$389,900 - $412,000` or `389-412K`; `null` if it is not a range of prices. */
export function readPriceRange(text: string): readonly [low: number, high: number] | null {
  const [, first, second] = RANGE.exec(text.replace(FROM, '')) ?? []
  if (first === undefined || second === undefined) return null
  const high = readAmount(second)
  const low = readAmount(first)
  if (!high || !low || high.doubt !== null || low.doubt !== null) return null
  const unit = /k$/i.test(second.trim()) && low.amount < LOWEST_PRICE ? 1000 : 1
  const ends = [Math.round(low.amount * unit), Math.round(high.amount)] as const
  return ends[0] >= LOWEST_PRICE && ends[0] <= ends[1] ? ends : null
}

function readUnusual(text: string): ReadValue {
  if (WITHOUT_PRICE.test(text)) {
    return unclear(
      text,
      `${quoted(text)} is not a price. Accept it to show “Call for pricing”, or reject it to keep the price.`,
      null,
    )
  }
  if (SOLD.test(text)) {
    return unclear(text, `${quoted(text)} is not a price. Change the availability instead.`)
  }
  const band = readBand(text)
  if (band !== null) {
    return unclear(
      text,
      `${quoted(text)} is not an exact price. Accept ${dollars(band)}, or enter the price.`,
      band,
    )
  }
  const ends = readPriceRange(text)
  if (ends) {
    return unclear(
      text,
      `This is a range. Accept ${dollars(ends[0])}, or enter one price.`,
      ends[0],
    )
  }
  return readAmongWords(text)
}

function readAmongWords(text: string): ReadValue {
  if (/^\(\s*\$?[\d,.]+\s*\)$|^-\s*\$?\s*\d|^\$\s*-\s*\d/.test(text)) {
    return unclear(text, 'The amount is negative. Enter it without the minus sign.')
  }
  const amounts = text.match(/\$?\s?\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\$\s?\d{4,}/g) ?? []
  const only = amounts.length === 1 ? readAmount(amounts[0] ?? '') : null
  if (only) {
    const found = dollars(only.amount)
    return unclear(
      text,
      `The cell has more than a price. Accept ${found}, or enter it.`,
      only.amount,
    )
  }
  return unclear(text, `${quoted(text)} is not a price. Enter whole dollars, such as $389,900.`)
}

function readDoubtful(text: string, { amount, doubt }: Amount): ReadValue | null {
  if (doubt !== null) {
    return unclear(
      text,
      `${quoted(text)} is probably ${dollars(doubt)}. Accept it, or enter the price.`,
      doubt,
    )
  }
  if (amount === 0) {
    return unclear(
      text,
      'A price of 0 is not shown. Accept it to show “Call for pricing”, or reject it to keep the price.',
      null,
    )
  }
  if (amount >= LOWEST_PRICE) return null
  const thousands = Math.round(amount * 1000)
  if (thousands < 50_000) {
    return unclear(text, `${dollars(amount)} is too low for a price. Enter whole dollars.`)
  }
  return unclear(
    text,
    `This is probably in thousands. Accept ${dollars(thousands)}, or enter the price.`,
    thousands,
  )
}

const isCents = (amount: number) => !Number.isInteger(amount)

/** Reads a price in whole dollars (docs/product/submissions.md, Submissions). */
export function readPrice(text: string): ReadValue {
  const lead = FROM.exec(text)?.[0].trim()
  const bare = text.replace(FROM, '').replace(AND_UP, '')
  const read = readAmount(bare)
  if (!read) return readUnusual(text)
  const doubtful = readDoubtful(text, read)
  if (doubtful) return doubtful
  const notes = [
    read.note,
    lead ? `Read without “${lead}”` : null,
    isCents(read.amount) ? 'Rounded to whole dollars' : null,
  ].filter((note) => note !== null)
  return understood(Math.round(read.amount), text, notes.join('. ') || null)
}

const periods: readonly (readonly [RegExp, string])[] = [
  [/\s*(?:\/|per|a|each)?\s*(?:mo(?:nth)?s?|monthly|mth)\.?$/i, 'month'],
  [/\s*(?:\/|per|a|each)?\s*(?:qtr|quarter|quarterly)\.?$/i, 'quarter'],
  [/\s*(?:\/|per|a|each)?\s*(?:yr|year|yearly|annual|annually|annum)\.?$/i, 'year'],
]

export interface Fee {
  readonly fee: ReadValue
  /** The value of `hoaPeriods`, if the text says it. */
  readonly period: string | null
}

/** Reads a fee, which may be 0 and may say its period: `$75/mo`, `$900 annually`, `none`. */
export function readFee(text: string): Fee {
  if (/^(?:none|no|no hoa|no fee|no dues)$/i.test(text)) {
    return { fee: understood(0, text, 'Read as no fee'), period: null }
  }
  const [pattern, period] = periods.find(([found]) => found.test(text)) ?? []
  const bare = pattern ? text.replace(pattern, '') : text
  const read = readAmount(bare)
  if (!read || read.doubt !== null) {
    const problem = `“${text}” is not a fee. Enter whole dollars, such as $75, or 0 for none.`
    return { fee: unclear(text, problem), period: period ?? null }
  }
  const note = isCents(read.amount) ? 'Rounded to whole dollars' : null
  return { fee: understood(Math.round(read.amount), text, note), period: period ?? null }
}

/** Reads an amount that a builder gives: `$10,000`, `10K`, `up to $10,000`. `none` and 0 remove it. */
export function readCredit(text: string): ReadValue {
  if (/^(?:none|no)$/i.test(text)) return { state: 'clear', text }
  const read = readAmount(text)
  if (read?.amount === 0) return { state: 'clear', text }
  if (read && read.doubt === null) {
    const note = isCents(read.amount) ? 'Rounded to whole dollars' : read.note
    return understood(Math.round(read.amount), text, note)
  }
  const amounts =
    text.match(/\$?\s?\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\$\s?\d+(?:\.\d+)?\s?k?\b/gi) ?? []
  const only = read?.doubt ?? (amounts.length === 1 ? readAmount(amounts[0] ?? '')?.amount : null)
  if (!only) {
    return unclear(text, `${quoted(text)} is not an amount. Enter whole dollars, such as $10,000.`)
  }
  const problem = `${quoted(text)} is probably ${dollars(only)}. Accept it, or enter the amount.`
  return unclear(text, problem, only)
}
