import { addDays, isDay, monthEnd } from '../../time/days'
import { type ReadValue, unclear, understood } from '../field-value'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** The last month of each season. */
const seasons: Readonly<Record<string, number>> = { spring: 5, summer: 8, fall: 11, autumn: 11 }

/** Days that a spreadsheet counts from the end of 1899, here from 2010 to 2063. */
const FIRST_SERIAL = 40_179
const LAST_SERIAL = 59_901

const NOW =
  /^(?:now|ready(?: now)?|today|immediate(?:ly)?|immediate (?:move|occupancy|move-?in)|(?:available|complete[d]?)(?: now)?|move[- ]in ready(?: now)?|move[- ]in now|quick move[- ]in|qmi|vacant)[.!]?$/i

export const saysReady = (text: string): boolean => NOW.test(text)

const two = (number: number) => String(number).padStart(2, '0')
const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year)

function toDay(year: string, month: number, day: number): string | null {
  const iso = `${fullYear(year)}-${two(month)}-${two(day)}`
  return isDay(iso) ? iso : null
}

/** 1 for `Jan` and `January`; `null` for another word. */
export function monthNumber(name: string): number | null {
  const index = months.indexOf(name.slice(0, 3).toLowerCase())
  const isName =
    /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i.test(
      name,
    )
  return index >= 0 && isName ? index + 1 : null
}

const lastOfMonth = (year: string, month: number) => monthEnd(`${fullYear(year)}-${two(month)}-01`)

const shown = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(month)}/${Number(date)}/${year}`
}

/** An exact day; `undefined` if the text has another form, `null` if there is no such day. */
function exactDay(text: string): string | null | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return toDay(iso[1] ?? '', Number(iso[2]), Number(iso[3]))
  const american = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})(?:[T ,]+\d.*)?$/.exec(text)
  if (american) return toDay(american[3] ?? '', Number(american[1]), Number(american[2]))
  const named =
    /^(?:[a-z]+day,?\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text)
  const month = monthNumber(named?.[1] ?? '')
  if (named && month !== null) return toDay(named[3] ?? '', month, Number(named[2]))
  const british = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{2}|\d{4})$/i.exec(
    text,
  )
  const other = monthNumber(british?.[2] ?? '')
  if (british && other !== null) return toDay(british[3] ?? '', other, Number(british[1]))
  return undefined
}

/** The last day of a period that is named with its year, such as `Q1 2027` or `Feb 2027`. */
function lastDay(text: string): string | null {
  const quarter =
    /^(?:q([1-4])|([1-4])(?:st|nd|rd|th)?\s*q(?:uarter|tr)?)[\s,'’-]*(\d{4}|\d{2})$/i.exec(text)
  if (quarter) return lastOfMonth(quarter[3] ?? '', Number(quarter[1] ?? quarter[2]) * 3)
  // Two digits after a space are a day.
  const word =
    /^(?:early|mid|late|end of|by)?[\s-]*([a-z]{3,9})\.?(?:[\s,'’-]*(\d{4})|,?\s?['’-](\d{2}))$/i.exec(
      text,
    )
  if (word) {
    const month = monthNumber(word[1] ?? '') ?? seasons[(word[1] ?? '').toLowerCase()]
    const year = word[2] ?? word[3] ?? ''
    return month === undefined ? winter(word[1], year) : lastOfMonth(year, month)
  }
  const numeric = /^(?:(\d{1,2})[/-](\d{4})|(\d{4})[/-](\d{1,2}))$/.exec(text)
  if (numeric) {
    const month = Number(numeric[1] ?? numeric[4])
    return month >= 1 && month <= 12 ? lastOfMonth(numeric[2] ?? numeric[3] ?? '', month) : null
  }
  return /^20\d\d$/.test(text) ? `${text}-12-31` : null
}

function winter(word = '', year = ''): string | null {
  return word.toLowerCase() === 'winter' ? lastOfMonth(String(Number(fullYear(year)) + 1), 2) : null
}

/** The next such day or month, for `June` and `2/15`. */
function withoutYear(text: string, today: string): string | null {
  const thisYear = Number(today.slice(0, 4))
  const at = (month: number, date: number | null) => {
    const inYear = (year: number) =>
      date === null ? lastOfMonth(String(year), month) : toDay(String(year), month, date)
    const first = inYear(thisYear)
    return first !== null && first >= today ? first : inYear(thisYear + 1)
  }
  const numeric = /^(\d{1,2})[/-](\d{1,2})$/.exec(text)
  if (numeric) return at(Number(numeric[1]), Number(numeric[2]))
  const [, name = '', date] =
    /^(?:early|mid|late|end of|by)?[\s-]*([a-z]{3,9})\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?)?$/i.exec(
      text,
    ) ?? []
  const month = monthNumber(name) ?? seasons[name.toLowerCase()]
  return month === undefined ? null : at(month, date === undefined ? null : Number(date))
}

function afterDays(text: string, today: string): string | null {
  const [, first, last] =
    /^(?:in\s+)?(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?\s*days?$/i.exec(text) ?? []
  return first === undefined ? null : addDays(today, Number(last ?? first))
}

/** The day may be written before the month. */
function noSuchDay(text: string): ReadValue {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})/.exec(text) ?? []
  const swapped = toDay(year, Number(month), Number(day))
  if (swapped === null) return unclear(text, `There is no day ${text}. Enter it as month/day/year.`)
  return unclear(
    text,
    `The day seems to be before the month. Accept ${shown(swapped)}, or enter the day.`,
    swapped,
  )
}

/**
 * Reads a day: `2027-02-15`, `2/15/2027`, `Feb 15, 2027`, the number that a spreadsheet stores. A
 * month, quarter or season is proposed as its last day, because a home is not promised too early.
 */
export function readDay(text: string, today: string, isFrom1904 = false): ReadValue {
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0
  if (isFrom1904 && serial > 0) {
    const day = addDays('1904-01-01', serial)
    return unclear(
      text,
      `This is the number of a day in a program that counts from 1904. Accept ${shown(day)}, or enter the day.`,
      day,
    )
  }
  if (serial >= FIRST_SERIAL && serial <= LAST_SERIAL) {
    return understood(
      addDays('1899-12-30', serial),
      text,
      'Read as the date number of a spreadsheet',
    )
  }
  const exact = exactDay(text)
  if (exact === null) return noSuchDay(text)
  if (exact !== undefined) return understood(exact, text)
  if (saysReady(text)) {
    return unclear(
      text,
      `“${text}” is not a day. Accept today, ${shown(today)}, or enter one.`,
      today,
    )
  }
  if (/^(?:tb[ad]|unknown|to be determined|to be announced|call|asap|none|\?+)\.?$/i.test(text)) {
    return unclear(
      text,
      `“${text}” is not a day. Accept it to remove the date, or enter one.`,
      null,
    )
  }
  const end = lastDay(text)
  if (end !== null) {
    return unclear(
      text,
      `“${text}” is not an exact day. Accept ${shown(end)}, its last day, or enter one.`,
      end,
    )
  }
  const proposed = withoutYear(text, today) ?? afterDays(text, today)
  if (proposed !== null) {
    return unclear(
      text,
      `“${text}” has no year. Accept ${shown(proposed)}, or enter the day.`,
      proposed,
    )
  }
  return unclear(text, `“${text}” is not a day. Enter it as month/day/year.`)
}
