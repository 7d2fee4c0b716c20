import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import { ArrowLeft, CalendarSync } from 'lucide-react'
import { headers } from 'next/headers'
import type { SearchParams } from 'nuqs/server'
import { AddressParams } from '@/components/address-params'
import { JsonLd } from '@/components/json-ld'
import { PageOpening } from '@/components/layout/page-opening'
import { PageLink } from '@/components/ui/page-link'
import { staticPages } from '@/content/static-pages'
import { siteWording } from '@/data/globals/wording'
import { keptEvents } from '@/data/kept'
import { staticPage } from '@/data/pages'
import { siteInfo } from '@/data/site'
import { listEventsByTime } from '@/domain/event-time'
import { EventsView } from '@/features/events/components/events-view'
import { loadSearchParams, type Tab } from '@/features/events/search-params'
import { mayBeStaff } from '@/http/staff-headers'
import { eventsQuery } from '@/lib/api/events'
import { paths } from '@/lib/paths'
import { createQueryClient } from '@/lib/query-client'
import { eventList } from '@/lib/structured-data/event-list'
import { staticPageMetadata } from '../../_components/static-page/metadata'
import { MoreEvents } from './_components/more-events'

/** The selected tab is in the query string, and past events depend on the current time. */
export const dynamic = 'force-dynamic'

interface Props {
  searchParams: Promise<SearchParams>
}

const name = staticPages.events

export const generateMetadata = () => staticPageMetadata(name)

/** The events of the first render, and the same data for the client's query cache. */
async function shownEvents(tab: Tab) {
  const client = createQueryClient()
  const upcoming = tab === 'upcoming'
  const events = listEventsByTime(await keptEvents(), { upcoming, now: new Date() })
  client.setQueryData(eventsQuery(tab).queryKey, events)
  return { events, state: dehydrate(client) }
}

const quiet = 'inline-flex min-h-11 items-center gap-2.5 font-semibold text-primary hover:underline'

export default async function EventsPage({ searchParams }: Props) {
  const { show } = await loadSearchParams(searchParams)
  const [{ events, state }, page, wording, site, asked] = await Promise.all([
    shownEvents(show),
    staticPage(name),
    siteWording(),
    siteInfo(),
    headers(),
  ])
  return (
    <div className="page-width pt-5 pb-20">
      <JsonLd data={eventList(site.url, paths.events, events)} />
      <PageOpening
        origin={site.url}
        trail={[
          { label: 'Home', path: paths.home },
          { label: 'Resources', path: paths.resources },
        ]}
        here="Events"
        page={page}
      >
        <p data-screen-only className="mt-3 flex flex-wrap gap-x-7">
          <PageLink href={paths.resources} className={quiet}>
            <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.8} />
            Back to Resources
          </PageLink>
          <a href={paths.eventsCalendar} className={quiet}>
            <CalendarSync aria-hidden className="size-4.5" strokeWidth={1.8} />
            All events in your calendar
          </a>
        </p>
      </PageOpening>
      <HydrationBoundary state={state}>
        <AddressParams>
          <EventsView mayBeStaff={mayBeStaff(asked)} />
        </AddressParams>
      </HydrationBoundary>
      {page.notice ? <p className="mt-6 text-ink-soft text-sm">{page.notice}</p> : null}
      <MoreEvents words={wording.events} />
    </div>
  )
}
