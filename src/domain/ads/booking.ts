import type { AdSlot, BookingState } from '../enums'
import { addDays, countDays, monthEnd, monthStart } from '../time/days'

/** How many days before the last day of a booking the staff are reminded to renew it. */
export const REMIND_BEFORE_DAYS = 30

/** A contract with an advertiser. Both days are inclusive, in San Antonio time (`2026-12-01`). */
export interface BookingTerms {
  readonly firstDay: string
  readonly lastDay: string
  readonly isCanceled: boolean
  readonly slots: readonly AdSlot[]
}

type Days = Pick<BookingTerms, 'firstDay' | 'lastDay'>

export function bookingState(
  { firstDay, lastDay, isCanceled }: Omit<BookingTerms, 'slots'>,
  today: string,
): BookingState {
  if (isCanceled) return 'canceled'
  if (today < firstDay) return 'planned'
  return today > lastDay ? 'ended' : 'running'
}

/** The first day of the month that is `months` after the month of a day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

const countMonths = ({ firstDay, lastDay }: Days): number => {
  const toMonths = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return toMonths(lastDay) - toMonths(firstDay) + 1
}

/** The days after a booking, just as long: as many whole months, or as many days. */
export function followingDays(days: Days): Days {
  const firstDay = addDays(days.lastDay, 1)
  const isWhole =
    days.firstDay === monthStart(days.firstDay) && days.lastDay === monthEnd(days.lastDay)
  const lastDay = isWhole
    ? monthEnd(addMonths(firstDay, countMonths(days) - 1))
    : addDays(days.lastDay, countDays(days.firstDay, days.lastDay))
  return { firstDay, lastDay }
}
