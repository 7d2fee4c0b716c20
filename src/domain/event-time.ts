/** When an event begins and ends, as ISO dates and times. */
export interface EventTime {
  readonly eventDate: string
  readonly endDate: string | null
}

export type EventStatus = 'Past Event' | 'Upcoming' | 'Ongoing'

/** The moment after which an event is over: its end, or its start when it says no end. */
function overAt({ eventDate, endDate }: EventTime): Date {
  return new Date(endDate ?? eventDate)
}

/** Whether an event is over: its end (or start, without one) is before now. */
export function isOver(event: EventTime, now: Date): boolean {
  return overAt(event) < now
}

/** The label of an event (docs/product.md, Events). */
export function eventStatus(event: EventTime, now: Date): EventStatus {
  if (isOver(event, now)) return 'Past Event'
  return new Date(event.eventDate) > now ? 'Upcoming' : 'Ongoing'
}

/** Those that are not over, soonest first; or all of them, newest start first. */
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
