/** What an entry of the calendar is. */
export const entryKinds = [
  { value: 'event', label: 'Events' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'published', label: 'Published' },
  { value: 'incentive', label: 'Incentives ending' },
  { value: 'ad', label: 'Ads' },
  { value: 'verification', label: 'Verification due' },
] as const

export type EntryKind = (typeof entryKinds)[number]['value']

/** The change that the calendar can make to an entry. */
export type Movable = 'event' | 'schedule' | 'ad-start' | 'ad-end'

/** Something that happens on days of the calendar. Days and times are those of San Antonio. */
export interface CalendarEntry {
  /** Unique in the calendar. */
  readonly key: string
  readonly kind: EntryKind
  /** The collection or global. */
  readonly subject: string
  /** `null` for a global. */
  readonly id: number | null
  readonly title: string
  /** What happens, if the title does not say it: `Goes live`. */
  readonly note: string | null
  /** `2026-12-05T10:00` */
  readonly start: string
  /** `null` if it is a moment or one day. */
  readonly end: string | null
  readonly isAllDay: boolean
  /** Whether visitors do not see it. */
  readonly isDraft: boolean
  /** `null` if it can only be changed in its form. */
  readonly move: Movable | null
  /** The job of a schedule. */
  readonly job: number | null
}
