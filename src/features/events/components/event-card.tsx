import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { paths } from '@/config/paths'
import type { Event } from '@/contract/events/event'
import { eventStatus } from '@/domain/events/event-time'
import { EventFacts } from './event-facts'
import { StatusLabel, TypeBadge } from './event-labels'

interface EventCardProps {
  event: Event
  now: Date
  /** Whether the card is visible without scrolling. */
  priority: boolean
  /** Staff actions. */
  children?: ReactNode
}

export function EventCard({ event, now, priority, children }: EventCardProps) {
  const status = eventStatus(event, now)
  const titleId = `event-${event.id}`
  return (
    <div className="@container h-full">
      <article
        aria-labelledby={titleId}
        className="flex h-full flex-col overflow-hidden rounded-lg border border-hairline bg-surface @2xl:flex-row"
      >
        <div className="relative aspect-8/5 shrink-0 bg-sand @2xl:aspect-auto @2xl:w-[45%]">
          <Picture
            src={event.image}
            alt={event.imageAlt ?? ''}
            sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 92vw"
            priority={priority}
          />
          <TypeBadge type={event.eventType} className="absolute top-3.5 left-3.5" />
        </div>
        <div className="flex min-w-0 flex-1 flex-col p-5">
          <StatusLabel status={status} />
          <h2 id={titleId} className="mt-1.5 mb-4 text-xl [overflow-wrap:anywhere]">
            {event.title}
          </h2>
          <EventFacts event={event} />
          {event.description ? (
            <p className="mt-4 text-ink-soft text-sm">{event.description}</p>
          ) : null}
          <div
            data-screen-only
            className="mt-auto flex flex-wrap items-center justify-between gap-x-5 pt-4"
          >
            {status === 'Past Event' ? null : (
              <a
                href={paths.eventCalendar(event.id)}
                aria-describedby={titleId}
                className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-primary hover:underline"
              >
                <CalendarPlus aria-hidden className="size-4.5" strokeWidth={1.8} />
                Add to calendar
              </a>
            )}
            {children}
          </div>
        </div>
      </article>
    </div>
  )
}
