/** Start and end of an event, as ISO dates and times. */
export interface EventTime {
  readonly eventDate: string
  readonly endDate: string | null
}

export type EventStatus = 'Past Event' | 'Upcoming' | 'Ongoing'

/** The end of an event, or its start if it has no end. */
function overAt({ eventDate, endDate }: EventTime): Date {
  return new Date(endDate ?? eventDate)
}

/** Whether the end of an event (or its start if it has no end) is before `now`. */
export function isOver(event: EventTime, now: Date): boolean {
  return overAt(event) < now
}

/** The status label of an event (docs/product/events.md, Events). */
export function eventStatus(event: EventTime, now: Date): EventStatus {
  if (isOver(event, now)) return 'Past Event'
  return new Date(event.eventDate) > now ? 'Upcoming' : 'Ongoing'
}

/** Upcoming and ongoing events, soonest first; or all events, newest start first. */
export function listEventsByTime<Item extends EventTime & { readonly id: string }>(
  events: readonly Item[],
  { upcoming, now }: { upcoming: boolean; now: Date },
): Item[] {
  const start = ({ eventDate }: Item) => new Date(eventDate).getTime()
  const shown = upcoming ? events.filter((event) => !isOver(event, now)) : [...events]
  return shown.sort((a, b) => {
    const apart = upcoming ? start(a) - start(b) : start(b) - start(a)
    return apart || Number(a.id) - Number(b.id)
  })
}
