import { oneLine } from '../../text/plain-text'
import { EMPTY, type ReadValue, unclear, understood } from '../field-value'
import { monthNumber } from './read-day'

/** The code of which a spreadsheet made a day: `5-10` of `2026-05-10`, `10-May` and `5/10/2026`. */
function findCode(text: string): string | null {
  const [, isoMonth, isoDay] = /^\d{4}-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (isoMonth && isoDay) return `${Number(isoMonth)}-${Number(isoDay)}`
  const [, month, day] = /^(\d{1,2})\/(\d{1,2})\/\d{4}$/.exec(text) ?? []
  if (month && day) return `${Number(month)}-${Number(day)}`
  const [, before, name = '', after] = /^(\d{1,2})?-?([a-z]{3})-?(\d{1,2})?$/i.exec(text) ?? []
  const number = before ?? after
  const named = monthNumber(name)
  if (number === undefined || named === null || !text.includes('-')) return null
  return `${named}-${Number(number)}`
}

/** Placeholders for a number or lot that is not known yet. */
const UNKNOWN = /^(?:tb[ad]|\?{1,9}|x{1,9}|0|false|true|unknown)$/i

const POWER = /^\d(?:\.\d+)?e\+\d{1,3}$/i

/**
 * Reads a number or lot of a builder. A spreadsheet may have turned it into a date or a power
 * of ten, which is rejected unless an apostrophe precedes it.
 */
export function readCode(text: string): ReadValue {
  if (/^'./.test(text)) return understood(oneLine(text.slice(1)), text)
  if (/^none$/i.test(text)) return EMPTY
  const code = findCode(text)
  if (code !== null) {
    const problem = `A spreadsheet made a day of this. Accept ${code}, or enter what the builder calls it.`
    return unclear(text, problem, code)
  }
  if (UNKNOWN.test(text)) {
    return unclear(text, `“${text}” is not what the builder calls it. Enter it, or reject this.`)
  }
  if (POWER.test(text)) {
    return unclear(text, 'A spreadsheet shortened this number. Enter all of its digits.')
  }
  return understood(oneLine(text), text)
}
