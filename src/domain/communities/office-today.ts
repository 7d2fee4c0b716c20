import { weekdays } from '../enums'

interface OpenHours {
  /** Values of `weekdays`. */
  readonly days: readonly string[]
  /** `10:00`, Central Time. */
  readonly opens: string
  readonly closes: string
}

export interface OfficeToday {
  /** Today's hours; `null`: closed today. */
  readonly today: { readonly opens: string; readonly closes: string } | null
  /** The next day with hours: `Tomorrow` or `Monday`. `null` if there is none. */
  readonly next: { readonly day: string; readonly opens: string; readonly closes: string } | null
}

/** Whether a sales office is open on a day (`2026-11-24`), and when it opens next. */
export function officeToday(hours: readonly OpenHours[], day: string): OfficeToday {
  // The week of `weekdays` begins on Monday, that of `Date` on Sunday.
  const first = (new Date(day).getUTCDay() + 6) % 7
  const dayAfter = (days: number) => weekdays[(first + days) % 7]
  const openOn = (days: number) => {
    const value = dayAfter(days)?.value
    const open = hours.find((each) => value !== undefined && each.days.includes(value))
    return open ? { opens: open.opens, closes: open.closes } : null
  }
  const days = [1, 2, 3, 4, 5, 6, 7].find((after) => openOn(after) !== null)
  const open = days === undefined ? null : openOn(days)
  return {
    today: openOn(0),
    next: open && { day: days === 1 ? 'Tomorrow' : (dayAfter(days ?? 0)?.label ?? ''), ...open },
  }
}
