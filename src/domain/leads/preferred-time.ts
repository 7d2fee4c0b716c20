/** When a visitor would like to come. */
export const tourTimes = [
  { value: '', label: 'Any time' },
  { value: 'morning', label: 'Morning' },
  { value: 'afternoon', label: 'Afternoon' },
  { value: 'evening', label: 'Early evening' },
] as const

interface Preference {
  /** `2026-12-05`, or empty. */
  readonly day: string
  /** A value of {@link tourTimes}. */
  readonly time: string
}

/** `Saturday, December 5` */
const longDay = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })

/**
 * A message with the preferred day and time as its last line. The API has no field for them
 * (docs/product/leads.md, Leads).
 */
export function withPreferredTime(message: string, { day, time }: Preference): string {
  const label = tourTimes.find(({ value }) => value === time && value !== '')?.label.toLowerCase()
  const parts = [day ? longDay(day) : null, label].filter(Boolean)
  return parts.length === 0 ? message : `${message}\n\nPreferred time: ${parts.join(', ')}`
}
