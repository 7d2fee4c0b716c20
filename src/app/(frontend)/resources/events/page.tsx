import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import { ArrowLeft, CalendarSync } from 'lucide-react'
import { headers } from 'next/headers'
import type { SearchParams } from 'nuqs/server'
import { AddressParams } from '@/components/address-params'
import { PageHeader } from '@/components/layout/page-header'
import { LeftOutNotice } from '@/components/left-out-notice'
import { QueryProvider } from '@/components/query-provider'
import { eventList } from '@/components/structured-data/event-list'
import { JsonLd } from '@/components/structured-data/json-ld'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import { staticPages } from '@/content/static-pages'
import { eventQuery } from '@/contract/events/event-query'
import { listEvents } from '@/data/events/queries'
import { staticPage } from '@/data/pages/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { eventsQuery } from '@/features/events/api/events'
import { EventsView } from '@/features/events/components/events-view'
import { searchParams as known, loadSearchParams, type Tab } from '@/features/events/search-params'
import { mayBeStaff } from '@/http/staff-headers'
import { createQueryClient } from '@/lib/react/query-client'
import { staticPageMetadata } from '../../_components/static-page/metadata'
import { MoreEvents } from './_components/more-events'

interface Props {
  searchParams: Promise<SearchParams>
}

const name = staticPages.events

export const generateMetadata = () => staticPageMetadata(name)

/** The events of the first render, and the same data for the client's query cache. */
async function shownEvents(tab: Tab) {
  const client = createQueryClient()
  const query = eventQuery.parse(tab === 'upcoming' ? { upcoming: 'true' } : {})
  const { items: events } = await listEvents(query)
  client.setQueryData(eventsQuery(tab).queryKey, events)
  return { events, state: dehydrate(client) }
}

const quiet = 'inline-flex min-h-11 items-center gap-2.5 font-semibold text-primary hover:underline'

export default async function EventsPage({ searchParams }: Props) {
  const given = await searchParams
  const { show } = loadSearchParams(given)
  const [{ events, state }, page, siteCopy, site, requestHeaders] = await Promise.all([
    shownEvents(show),
    staticPage(name),
    getSiteCopy(),
    siteInfo(),
    headers(),
  ])
  return (
    <div className="page-width pt-5 pb-20">
      <JsonLd data={eventList(site.url, paths.events, events)} />
      <PageHeader
        origin={site.url}
        trail={[
          { label: 'Home', path: paths.home },
          { label: 'Resources', path: paths.resources },
        ]}
        breadcrumbLabel="Events"
        page={page}
      >
        <p data-screen-only className="mt-3 flex flex-wrap gap-x-7">
          <PageLink href={paths.resources} className={quiet}>
            <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.8} />
            Back to Resources
          </PageLink>
          <a href={paths.eventsCalendar} className={quiet}>
            <CalendarSync aria-hidden className="size-4.5" strokeWidth={1.8} />
            Add all events to your calendar
          </a>
        </p>
      </PageHeader>
      <LeftOutNotice parsers={known} given={given} className="mt-6" />
      <QueryProvider>
        <HydrationBoundary state={state}>
          <AddressParams>
            <EventsView mayBeStaff={mayBeStaff(requestHeaders)} />
          </AddressParams>
        </HydrationBoundary>
      </QueryProvider>
      {page.notice ? <p className="mt-6 text-ink-soft text-sm">{page.notice}</p> : null}
      <MoreEvents words={siteCopy.events} />
    </div>
  )
}
