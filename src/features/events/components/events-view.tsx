'use client'

import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useQueryState } from 'nuqs'
import { useRef } from 'react'
import { plural } from '@/domain/text/plural'
import { eventsQuery } from '@/features/events/api/events'
import { mayManageQuery } from '@/features/events/api/permission'
import { EVENT_GRID } from '../event-grid'
import { searchParams } from '../search-params'
import { EventCard } from './event-card'
import { EmptyEvents, FailedEvents } from './list-notice'
import { LoadingCards } from './loading-cards'
import { TabButtons } from './tab-buttons'

const tools = () => import('./staff-tools')
const DeleteEvent = dynamic(() => tools().then((module) => module.DeleteEvent), { ssr: false })
const CleanUpExpired = dynamic(() => tools().then((module) => module.CleanUpExpired), {
  ssr: false,
})

/** Number of cards visible on a large screen without scrolling. */
const EAGER = 3

interface EventsViewProps {
  /** Whether the staff hint cookie is set, so that the user's role is requested. */
  mayBeStaff: boolean
}

/** Upcoming or all events, depending on the URL. */
export function EventsView({ mayBeStaff }: EventsViewProps) {
  const [tab, setTab] = useQueryState('show', {
    ...searchParams.show,
    history: 'push',
    scroll: false,
  })
  const { data: events, isError, isFetching, refetch, dataUpdatedAt } = useQuery(eventsQuery(tab))
  const { data: mayManage = false } = useQuery({ ...mayManageQuery, enabled: mayBeStaff })
  const count = useRef<HTMLParagraphElement>(null)
  // The deleted event contained the focused button.
  const focusCount = () => count.current?.focus()
  // The status of an event must match the fetched list, even if the page stays open.
  const now = new Date(dataUpdatedAt)

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <TabButtons tab={tab} onChoose={setTab} />
        <p ref={count} tabIndex={-1} aria-live="polite" className="figures font-bold outline-none">
          {events ? plural(events.length, 'event', 'events') : null}
        </p>
        {mayManage ? (
          <div data-screen-only className="ml-auto">
            <CleanUpExpired onDone={focusCount} />
          </div>
        ) : null}
      </div>
      <div className="mt-6">
        {events?.length === 0 ? <EmptyEvents tab={tab} /> : null}
        {!events && isError && !isFetching ? <FailedEvents onRetry={() => refetch()} /> : null}
        {!events && (!isError || isFetching) ? <LoadingCards /> : null}
        {events && events.length > 0 ? (
          <ul className={EVENT_GRID}>
            {events.map((event, index) => (
              <li key={event.id}>
                <EventCard event={event} now={now} priority={index < EAGER}>
                  {mayManage ? <DeleteEvent event={event} onDone={focusCount} /> : null}
                </EventCard>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  )
}
