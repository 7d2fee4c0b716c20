import type { Option } from '../../enums'
import { formatPhone, phoneDigits } from '../../text/phone'
import { oneLine } from '../../text/plain-text'
import { EMPTY, inWords, type ReadValue, unclear, understood } from '../field-value'
import type { EditedList, Reading } from '../fields'
import { type CellText, cellText, plainSigns } from '../read/cell-text'
import { cleanText, hasMarkup } from '../read/clean-text'
import type { Cell } from '../read/sheet'
import { readCode } from './read-code'
import { readDay } from './read-day'
import { readCredit, readFee, readPrice } from './read-money'
import { readBaths, readCount, readDegrees } from './read-number'
import { readFlag, readOption, readOptions } from './read-option'
import { readRate } from './read-rate'

/** Options on which values may depend. */
export interface ReadingOptions {
  /** Today in San Antonio, `2026-11-24`. `Now` and `Spring` are read from it. */
  readonly today: string
  /** The lists that admins edit. The value of a city or district is its name. */
  readonly lists: Readonly<Record<EditedList, readonly Option[]>>
  /** Whether the program of the file counts days from 1904. */
  readonly isFrom1904?: boolean
}

const toOneLine = (text: string) => text.replace(/\s+/g, ' ')

/** `, TX 78254-1234`, `, TX, USA`. */
const STATE =
  /,?\s{1,3}(?:(?:tx|texas)\b\.?,?(?:\s{1,3}\d{5}(?:-\d{4})?)?|\d{5}(?:-\d{4})?)?(?:,?\s{1,3}(?:usa|u\.s\.a?\.?|united states))?$/i

/** The spelling of a city in the guide, if it is one of the filter. */
function cityName(text: string, cities: readonly Option[]): string {
  const name = text.replace(STATE, '').trim()
  return cities.find(({ label }) => label.toLowerCase() === name.toLowerCase())?.label ?? name
}

function readText(text: string): ReadValue {
  if (!hasMarkup(text)) return understood(toOneLine(text), text)
  return understood(toOneLine(cleanText(text)), text, 'HTML was removed')
}

function readParagraphs(text: string): ReadValue {
  return hasMarkup(text)
    ? understood(cleanText(text), text, 'HTML was removed')
    : understood(text, text)
}

function readPhone(text: string): ReadValue {
  const numbers =
    text.replace(/\.0$/, '').match(/\+?1?[\s.(-]*\d{3}[\s)./-]*\d{3}[\s.-]*\d{4}/g) ?? []
  const [first] = numbers
  if (first === undefined) {
    return unclear(text, 'Enter the number with its area code, such as (210) 555-0100.')
  }
  if (numbers.length > 1) {
    const phone = formatPhone(first)
    return unclear(text, `These are several numbers. Accept ${phone}, or enter one.`, phone)
  }
  // An extension stays as it is written.
  const isBare = phoneDigits(text.replace(/\.0$/, '')).length === 10
  return understood(isBare ? formatPhone(first) : toOneLine(text), text)
}

const EMAIL = /[a-z0-9._%+'-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi

function readEmail(text: string): ReadValue {
  const addresses = text.replace(/^mailto:/i, '').match(EMAIL) ?? []
  const [first] = addresses
  if (first === undefined) return unclear(text, `“${text}” is not an email address. Enter one.`)
  const address = first.toLowerCase()
  if (addresses.length === 1 && text.replace(/^mailto:/i, '').length === first.length) {
    return understood(address, text)
  }
  const problem = `The cell has more than one address. Accept ${address}, or enter one.`
  return unclear(text, problem, address)
}

function readLink(text: string): ReadValue {
  if (/^https?:\/\/[^\s"<>]+$/i.test(text)) return understood(text, text)
  if (/^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[^\s"<>]*)?$/i.test(text)) {
    return understood(`https://${text}`, text, '“https://” was added')
  }
  return unclear(text, 'Enter the full address of the page, including https://.')
}

const isWords = ({ as }: Reading) => as === 'text' || as === 'code' || as === 'paragraphs'

/** Longer cells are texts. The patterns of the other readings are slow for them. */
const SHORT = 200
const LIST = 2000
const longest = (reading: Reading): number => {
  if (isWords(reading)) return Number.POSITIVE_INFINITY
  return reading.as === 'several' || reading.as === 'link' ? LIST : SHORT
}

function readPlain(
  reading: Reading,
  text: string,
  { today, lists, isFrom1904 }: ReadingOptions,
): ReadValue {
  switch (reading.as) {
    case 'text':
      return readText(text)
    case 'code':
      return readCode(text)
    case 'city':
      return understood(cityName(toOneLine(text), lists.cities), text)
    case 'paragraphs':
      return readParagraphs(text)
    case 'price':
      return readPrice(text)
    case 'fee':
      return readFee(text).fee
    case 'credit':
      return readCredit(text)
    case 'rate':
      return readRate(text)
    case 'count':
      return readCount(text)
    case 'baths':
      return readBaths(text).baths
    case 'degrees':
      return readDegrees(text, reading.max > 90)
    case 'day':
      return readDay(text, today, isFrom1904)
    case 'flag':
      return readFlag(text)
    case 'phone':
      return readPhone(text)
    case 'email':
      return readEmail(text)
    case 'link':
      return readLink(text)
    case 'option':
      return readOption(text, reading.options)
    case 'listed':
      return readOption(text, lists[reading.list])
    case 'several':
      return readOptions(text, lists[reading.list])
  }
}

/** Names and descriptions have the dashes with which they were written. */
export function meantText({ as }: Reading, text: string): string {
  return as === 'text' || as === 'paragraphs' || as === 'city' ? text : plainSigns(text)
}

/** A text that is unclear is asked for as a whole, if its parts are not. */
export function asWord(read: ReadValue, text: string): ReadValue {
  const isAsked = read.state === 'unclear' && read.words !== undefined
  return isAsked ? read : inWords(read, [{ text: oneLine(text), option: null }])
}

/** Reads a cell whose blanks, formulas and words for removal are known. */
export function readCellText(
  reading: Reading,
  written: CellText,
  options: ReadingOptions,
): ReadValue {
  switch (written.is) {
    case 'blank':
      return EMPTY
    case 'clear':
      return { state: 'clear', text: written.text }
    case 'failed':
      return unclear(
        written.text,
        'The program of the file has not calculated this. Enter the value.',
      )
    case 'formula':
      return unclear(written.text, 'This is a formula, not a value. Enter the value.')
    case 'text':
      if (written.text.length > longest(reading)) {
        return unclear(written.text, 'The text is too long for this field. Enter the value.')
      }
      return asWord(readPlain(reading, meantText(reading, written.text), options), written.text)
  }
}

/**
 * Reads a cell for a field. The same function reads what an editor types in the review. Nothing is
 * guessed silently: what is not certain is `unclear`, with a proposal where there is a reasonable
 * one (docs/product/submissions.md, Submissions).
 */
export function readValue(reading: Reading, cell: Cell, options: ReadingOptions): ReadValue {
  return readCellText(reading, cellText(cell), options)
}
