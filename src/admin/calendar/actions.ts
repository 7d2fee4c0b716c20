'use server'

import * as z from 'zod/mini'
import { copyEvent, moveEntry } from '@/data/calendar/mutations'
import { findCalendar } from '@/data/calendar/queries'
import type { CalendarEntry } from '@/data/calendar/types'
import { isEditor } from '@/domain/accounts/roles'
import { listRepeatDays, MOST_COPIES, repeats } from '@/domain/events/repeat'
import { daysBetween, isDay } from '@/domain/time/days'
import { editor, staffMember } from '../editor'

const id = z.int().check(z.positive())
const day = z.string().check(z.refine((text) => isDay(text) && /^20/.test(text)))
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** The calendar shows six weeks at most. */
const MOST_DAYS = 62

const range = z
  .object({ from: day, until: day })
  .check(z.refine(({ from, until }) => daysBetween(from, until) <= MOST_DAYS))

/** What happens on the days from the first to the last one, which is exclusive. */
export async function readCalendar(days: z.infer<typeof range>): Promise<CalendarEntry[]> {
  const { role } = await staffMember()
  return findCalendar(range.parse(days), isEditor(role))
}

const move = z.object({
  move: z.enum(['event', 'schedule', 'ad-start', 'ad-end']),
  id,
  seen: z.string().check(z.maxLength(16)),
  day,
  time: z.nullable(time),
})

/** Moves an entry of the calendar. Returns why it was not moved, or `null`. */
export async function moveTo(given: z.infer<typeof move>): Promise<string | null> {
  return moveEntry(move.parse(given), await editor())
}

const copies = z.object({
  id,
  first: z.string(),
  repeat: z.enum(repeats.map(({ value }) => value)),
  last: z.string(),
  isPublished: z.boolean(),
})

/** Copies an event to other days. Returns how many, or why there are none. */
export async function copyToDays(given: z.infer<typeof copies>): Promise<number | string> {
  const user = await editor()
  const { id: event, first, repeat, last, isPublished } = copies.parse(given)
  const isOnce = repeat === 'once'
  if (!z.safeParse(day, first).success) return 'Choose the first day.'
  if (!isOnce && !z.safeParse(day, last).success) return 'Choose the last day.'
  const days = listRepeatDays(first, repeat, last)
  if (days.length === 0) return 'The last day is before the first day.'
  if (days.length > MOST_COPIES) {
    return `These are more than ${MOST_COPIES} copies. Choose an earlier last day.`
  }
  return copyEvent(event, days, isPublished, user)
}
