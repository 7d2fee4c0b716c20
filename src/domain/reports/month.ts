import { addDays, monthEnd, monthStart } from '../time/days'

/** A calendar month as its first day: `2026-10-01`. */
export type Month = string

/** Days of San Antonio's calendar, both inclusive. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** The maximum number of months to choose from. */
const MONTHS = 24

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** `October` */
export function monthName(month: Month): string {
  return names[Number(month.slice(5, 7)) - 1] ?? ''
}

/** `October 2026` */
export function monthTitle(month: Month): string {
  return `${monthName(month)} ${month.slice(0, 4)}`
}

/** `October`, or `October 1–24` for a part of the month. */
export function periodName({ from, to }: Period): string {
  const name = monthName(from)
  return to === monthEnd(from) ? name : `${name} 1–${Number(to.slice(8))}`
}

export function previousMonth(month: Month): Month {
  return monthStart(addDays(month, -1))
}

/** Whether all days of the month are over. */
export function isOver(month: Month, today: string): boolean {
  return month < monthStart(today)
}

/** The months from the current one back to that of the first day that was counted. */
export function monthsToReport(countedSince: string | null, today: string): readonly Month[] {
  const first = monthStart(countedSince ?? today)
  const months = [monthStart(today)]
  for (
    let month = previousMonth(monthStart(today));
    month >= first && months.length < MONTHS;
    month = previousMonth(month)
  ) {
    months.push(month)
  }
  return months
}

/**
 * The month of a report: the requested one (`2026-10`), else the last one that is over, else the
 * current one.
 */
export function chosenMonth(requested: string | undefined, months: readonly Month[]): Month {
  const [current = '', last] = months
  return months.find((month) => month.slice(0, 7) === requested) ?? last ?? current
}

/** When reports of the month before are sent automatically; a server that was down catches up. */
const SENDING = { firstDay: 2, lastDay: 7, time: '09:00' }

/** Whether reports may be sent automatically at a time in San Antonio (`2026-11-02T09:00`). */
export function areReportsDue(localTime: string): boolean {
  const day = Number(localTime.slice(8, 10))
  if (day === SENDING.firstDay) return localTime.slice(11) >= SENDING.time
  return day > SENDING.firstDay && day <= SENDING.lastDay
}

/** The days of a month that a report covers: all of them, or those up to today. */
export function reportPeriod(month: Month, today: string): Period {
  const end = monthEnd(month)
  return { from: month, to: end < today ? end : today }
}

/**
 * The days of the month before that a report compares with: all of them, or as many as the current
 * month has had. `null` if counting began later than their first day.
 */
export function comparedPeriod(
  month: Month,
  countedSince: string | null,
  today: string,
): Period | null {
  const from = previousMonth(month)
  if (countedSince === null || countedSince > from) return null
  const end = monthEnd(from)
  if (isOver(month, today)) return { from, to: end }
  const sameDay = `${from.slice(0, 8)}${today.slice(8)}`
  return { from, to: sameDay < end ? sameDay : end }
}
