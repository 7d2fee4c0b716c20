import { VERIFY_WITHIN_DAYS } from '../communities/freshness'
import { plural } from '../text/plural'
import { daysSince } from '../time/age'
import { isReminderRecent, REMINDER_EVERY_DAYS } from './reminder'

/** How many listings of a builder are not verified, and since when. */
interface Waiting {
  /** Listings that were not verified for 35 days. */
  readonly due: number
  /** When the listing that waits longest was verified; `null`: never. */
  readonly oldest: string | null
}

/** A builder whose listings are verified, or not. */
export interface VerifiedBuilder extends Waiting {
  readonly id: number
  readonly name: string
  readonly email: string | null
  readonly remindedAt: string | null
}

/** `12 days`; a builder whose listings are verified is not overdue. */
export function describeOverdue({ due, oldest }: Waiting, now: Date): string {
  if (due === 0) return 'Up to date'
  if (oldest === null) return 'Never verified'
  return plural(daysSince(oldest, now) - VERIFY_WITHIN_DAYS + 1, 'day', 'days')
}

/** The overdue builders by whether a reminder to all of them goes to each. */
export interface Reminded<Builder> {
  readonly toRemind: readonly Builder[]
  readonly noAddress: readonly Builder[]
  /** Those who got a reminder a few days ago. */
  readonly recent: readonly Builder[]
}

/** Who gets a reminder to all overdue builders, and who is left out. */
export function chooseReminded<Builder extends VerifiedBuilder>(
  builders: readonly Builder[],
  now: Date,
): Reminded<Builder> {
  const overdue = builders.filter(({ due }) => due > 0)
  const reachable = overdue.filter(({ email }) => email !== null)
  const isRecent = ({ remindedAt }: Builder) => isReminderRecent(remindedAt, now)
  return {
    toRemind: reachable.filter((builder) => !isRecent(builder)),
    noAddress: overdue.filter(({ email }) => email === null),
    recent: reachable.filter(isRecent),
  }
}

/** What became of a reminder to all overdue builders. */
export interface ReminderResult {
  readonly sent: number
  /** Names of builders without an address. */
  readonly noAddress: readonly string[]
  /** Names of builders who got a reminder a few days ago. */
  readonly recent: readonly string[]
}

const countBuilders = (names: readonly string[]) => plural(names.length, 'builder', 'builders')

/** `12 reminders are on their way. 2 builders have no email address: Casa Tejas, Bluestem.` */
export function describeReminders({ sent, noAddress, recent }: ReminderResult): string {
  const has = noAddress.length === 1 ? 'has' : 'have'
  const sentences = [
    sent === 0
      ? 'No reminder was sent.'
      : `${plural(sent, 'reminder is', 'reminders are')} on ${sent === 1 ? 'its' : 'their'} way.`,
    noAddress.length > 0 &&
      `${countBuilders(noAddress)} ${has} no email address: ${noAddress.join(', ')}.`,
    recent.length > 0 &&
      `${countBuilders(recent)} got one in the last ${REMINDER_EVERY_DAYS} days: ${recent.join(', ')}.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

/** The days of a month on which reminders can be sent automatically; every month has them. */
export const REMINDER_DAYS = { first: 1, last: 28 } as const

const SENT_AT = '09:00'

/** Whether reminders are due on this day of the month, at a time in San Antonio (`2026-11-02T09:00`). */
export const areRemindersDue = (day: number, localTime: string): boolean =>
  Number(localTime.slice(8, 10)) === day && localTime.slice(11) >= SENT_AT
