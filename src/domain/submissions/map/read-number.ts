import { formatNumber } from '../../text/format-number'
import { type ReadValue, unclear, understood } from '../field-value'

/** How the digits of a number are written. */
interface Written {
  readonly amount: number
  /** How separators were read, if it was not obvious. */
  readonly note: string | null
  /** The number that is probably meant, if the written one is doubtful. */
  readonly doubt: number | null
}

const POINTS_NOTE = 'Points were read as thousands separators'

/**
 * Reads digits with separators: `389,900`, `389900.00`, `389 900`, `1.299.000`. `389.900` may have
 * decimals or be 389,900, so it is doubtful. `null` if it is not a number.
 */
export function readDigits(text: string): Written | null {
  const sure = (amount: number, note: string | null = null) => ({ amount, note, doubt: null })
  if (/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{0,2})?$/.test(text) || /^\.\d+$/.test(text))
    return sure(Number(text.replaceAll(',', '')))
  if (/^\d{1,3}(?: \d{3})+$/.test(text)) return sure(Number(text.replaceAll(' ', '')))
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) {
    return sure(Number(text.replaceAll('.', '')), POINTS_NOTE)
  }
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(text)) {
    return { amount: Number(text), note: null, doubt: Number(text.replace('.', '')) }
  }
  return /^\d+\.\d+$/.test(text) ? sure(Number(text)) : null
}

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]
const ordinals: Readonly<Record<string, number>> = { single: 1, double: 2, triple: 3 }

function wordNumber(word: string): number | null {
  const lower = word.toLowerCase()
  const index = words.indexOf(lower)
  return index >= 0 ? index : (ordinals[lower] ?? null)
}

/** Units that may follow a number: `2,480 sq ft`, `3 bedrooms`, `2-car garage`. */
const UNIT =
  /[\s-]*(?:sq\.?\s*f(?:ee)?t\.?|sqft|s\.?f\.?|square\s+f(?:ee|oo)t|ft2|ft²|beds?|bedrooms?|br|bdrms?|baths?|bathrooms?|ba|half|full|stor(?:y|ies)|floors?|levels?|cars?|car\s+garages?|garages?|spaces?|plans?|floor\s?plans|homes?|units?|lots?|specs?|available|remaining|left|est\.?|approx\.?)\.?$/i

function withoutUnits(text: string): string {
  let rest = text.replace(/^(?:~|±|\+\/-|approx(?:\.|imately)?|about|ca?\.)\s*/i, '')
  for (let round = 0; round < 3; round += 1) rest = rest.replace(UNIT, '')
  return rest.replace(/\s*[+*±]$/, '').trim()
}

const range = /^(\d[\d,.]*)\s*(?:-|–|—|to|or|\/)\s*(\d[\d,.]*)$/i

const isWhole = (amount: number) => Number.isInteger(amount) && Math.abs(amount) < 1e12

/** Reads a whole number: `2,480 sq ft`, `3 BR`, `two-story`. */
export function readCount(text: string): ReadValue {
  const bare = withoutUnits(text)
  const word = wordNumber(bare)
  if (word !== null) return understood(word, text)
  if (/^(?:none|no)$/i.test(bare)) {
    return unclear(text, `“${text}” is read as 0. Accept it, or enter the number.`, 0)
  }
  if (/^sold\s*-?\s*out$/i.test(bare)) {
    return unclear(text, '“Sold out” is not a number. Accept 0, and check the availability.', 0)
  }
  const [, low, high] = range.exec(bare) ?? []
  if (low !== undefined && high !== undefined) return readRangeOfCounts(text, low, high)
  if (/^-\s?\d/.test(bare) || /^\(\d[\d,.]*\)$/.test(bare)) {
    return unclear(text, 'The number is negative. Enter one that is 0 or more.')
  }
  const digits = readDigits(bare)
  if (!digits) return unclear(text, `“${text}” is not a number. Enter the number in digits.`)
  if (digits.doubt !== null) {
    const meant = formatNumber(digits.doubt)
    return unclear(
      text,
      `“${text}” is probably ${meant}. Accept it, or enter the number.`,
      digits.doubt,
    )
  }
  if (isWhole(digits.amount)) return understood(digits.amount, text, digits.note)
  const whole = Math.floor(digits.amount)
  return unclear(text, `A whole number is needed. Accept ${whole}, or enter another.`, whole)
}

function readRangeOfCounts(text: string, low: string, high: string): ReadValue {
  const lowest = readDigits(low)
  if (!lowest || !isWhole(lowest.amount)) {
    return unclear(text, `“${low} to ${high}” is a range. Enter one number.`)
  }
  const proposed = formatNumber(lowest.amount)
  return unclear(
    text,
    `This is a range. Accept ${proposed}, the lower end, or enter one number.`,
    lowest.amount,
  )
}

export interface Baths {
  readonly baths: ReadValue
  /** `null` if nothing is said about half baths. */
  readonly halfBaths: ReadValue | null
}

/**
 * Reads baths: `2`, `2.5`, `2½`, `2/1`, `2 full, 1 half`. `2.1` is how some listing services write
 * two full baths and a half one, so it is only proposed.
 */
export function readBaths(text: string): Baths {
  const both = (full: number, half: number) => ({
    baths: understood(full, text),
    halfBaths: understood(half, text),
  })
  const bare = withoutUnits(
    text
      .replace(/½/g, '.5')
      .replace(/[\s-]*1\/2$/, '.5')
      .replace(/\s+\.5/, '.5'),
  )
  const named =
    /^(\d{1,2})\s*f(?:ull)?\s*(?:baths?)?\s*(?:,|&|and|\/|\+)?\s*(\d)\s*h(?:alf|b)?$/i.exec(
      text.replace(/\s*baths?$/i, ''),
    )
  if (named) return both(Number(named[1]), Number(named[2]))
  const split = /^(\d{1,2})\s*[/|]\s*(\d)$/.exec(bare)
  if (split) return both(Number(split[1]), Number(split[2]))
  const [, full, part] = /^(\d{1,2})\.(\d{1,2})$/.exec(bare) ?? []
  if (full === undefined || part === undefined) return { baths: readCount(text), halfBaths: null }
  const count = Number(full)
  if (/^50?$/.test(part)) return both(count, 1)
  if (/^00?$/.test(part)) return { baths: understood(count, text), halfBaths: null }
  if (/^[1-4]$/.test(part)) {
    const half = Number(part)
    const problem = `“${text}” may mean ${count} full and ${half} half baths. Accept it, or enter both.`
    return { baths: unclear(text, problem, count), halfBaths: unclear(text, problem, half) }
  }
  const problem = `“${text}” is not a number of baths. Enter full and half baths, such as 2 and 1.`
  return { baths: unclear(text, problem), halfBaths: null }
}

/** Reads degrees of latitude or longitude, `29.4241`. */
export function readDegrees(text: string, isLongitude: boolean): ReadValue {
  const [, digits, side] = /^(-?\d{1,3}(?:\.\d+)?)\s*°?\s*([NSEW])?$/i.exec(text) ?? []
  if (digits === undefined) {
    return unclear(text, `“${text}” is not a coordinate. Enter degrees, such as 29.4241.`)
  }
  const degrees = Number(digits)
  if (degrees === 0) return unclear(text, '0 is not a place. Enter the coordinate, or reject this.')
  const isWest = /^[WS]$/i.test(side ?? '')
  if (isWest) return understood(-Math.abs(degrees), text)
  if (isLongitude && degrees > 0) {
    return unclear(
      text,
      `Longitudes of Texas are negative. Accept -${degrees}, or enter another.`,
      -degrees,
    )
  }
  return understood(degrees, text)
}
