import { addDays, daysBetween } from '@/domain/time/days'
import { fromZonedTime, siteDay, toZonedInput } from './site-date'

const getTime = (iso: string) => toZonedInput(iso).slice(11)

/** A start and an end, as ISO dates and times. */
export interface Period {
  readonly start: string
  readonly end: string | null
}

/**
 * A period that starts on another day (`2026-12-05`), at the same times of day in San Antonio, also
 * when the clocks change between them.
 */
export function moveToDay({ start, end }: Period, day: string, time = getTime(start)): Period {
  const from = fromZonedTime(day, time)
  if (end === null) return { start: from.toISOString(), end: null }
  if (time !== getTime(start)) {
    const length = new Date(end).getTime() - new Date(start).getTime()
    return { start: from.toISOString(), end: new Date(from.getTime() + length).toISOString() }
  }
  const days = daysBetween(siteDay(new Date(start)), siteDay(new Date(end)))
  return {
    start: from.toISOString(),
    end: fromZonedTime(addDays(day, days), getTime(end)).toISOString(),
  }
}
