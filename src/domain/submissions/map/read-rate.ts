import { type TemporaryBuydown, temporaryBuydowns } from '../../enums'
import { type ReadValue, unclear, understood } from '../field-value'
import { readDay } from './read-day'

/** Reads a rate in percent a year: `5.49%`, `4.99`. Programs store 5.49% as 0.0549. */
export function readRate(text: string): ReadValue {
  const [, figures, sign] =
    /^(\d{1,2}(?:\.\d{1,4})?|\.\d{1,6}|0\.\d{1,6})\s*(%|percent)?$/i.exec(text) ?? []
  const rate = Number(figures)
  if (figures !== undefined && (rate >= 1 || rate === 0 || sign !== undefined)) {
    return understood(rate, text)
  }
  if (figures !== undefined) {
    const meant = Number((rate * 100).toFixed(4))
    const problem = `“${text}” is probably ${meant}%. Accept it, or enter the rate.`
    return unclear(text, problem, meant)
  }
  const found = text.match(/\d{1,2}(?:\.\d{1,4})?\s*%/g) ?? []
  if (found.length === 1) {
    const meant = Number.parseFloat(found[0] ?? '')
    const problem = `The cell has more than a rate. Accept ${meant}%, or enter the rate.`
    return unclear(text, problem, meant)
  }
  return unclear(text, `“${text}” is not a rate. Enter percent a year, such as 5.49.`)
}

const isBuydown = (text: string): text is TemporaryBuydown =>
  temporaryBuydowns.some(({ value }) => value === text)

/**
 * Reads the points off the rate by year: `2-1`, `3/2/1 buydown`. A spreadsheet makes a day of `2-1`.
 * `null` if the text says none.
 */
export function readBuydown(text: string): ReadValue | null {
  const digits = /(?<![\d.-])(?:3[-/]2[-/]1|2[-/]1|1[-/]0)(?![\d.%/-])/.exec(text)?.[0]
  const points = digits?.replaceAll('/', '-') ?? ''
  if (isBuydown(points)) return understood(points, text)
  const day = readDay(text, '2026-01-01')
  const isDay = day.state === 'value' && String(day.value).endsWith('-02-01')
  if (!isDay && !/^(?:1-feb|feb-0?1)$/i.test(text)) return null
  return unclear(text, `“${text}” is probably 2-1. Accept it, or choose another.`, '2-1')
}
