import 'server-only'
import type { PageEvent, PageEvents } from '@/contract/counts/page-events'
import { addToCounts } from '@/database/counts'
import { parseListingPath } from '@/domain/counts/listing-path'
import { siteDay } from '@/lib/dates/site-date'
import { payloadClient } from '../payload/payload-client'
import { DailyVisitors, type Visitor } from './daily-visitors'

/** Ads or listings in the events of a page, each once, with the number of each event: 0 or 1. */
function countEach<const Event extends PageEvent>(
  events: PageEvents,
  counted: readonly Event[],
): (readonly [of: string, Readonly<Record<string, number>>])[] {
  const of = new Set(counted.flatMap((event) => events[event] ?? []))
  return [...of].map((one) => [
    one,
    Object.fromEntries(
      counted.map((event) => [event, Number(events[event]?.includes(one) ?? false)]),
    ),
  ])
}

/**
 * Adds the events of a page to today's counts. Each ad and listing counts at most once per kind of
 * event.
 */
export async function countPageEvents(events: PageEvents, now = new Date()): Promise<void> {
  const ads = countEach(events, ['adImpressions', 'adClicks']).map(([id, counts]) => ({
    ad: Number(id),
    impressions: counts.adImpressions,
    clicks: counts.adClicks,
  }))
  const listings = countEach(events, ['views', 'clicks', 'calls', 'websites', 'directions']).map(
    ([path, counts]) => ({ ...parseListingPath(path), ...counts }),
  )
  const payload = await payloadClient()
  await addToCounts(payload.db.drizzle, siteDay(now), {
    ads,
    listings,
    issues: events.issueVisits ?? [],
  })
}

const visitors = new DailyVisitors()

/**
 * Adds what a visitor did to today's counts. Each ad and issue counts once per visitor, day and kind of
 * event.
 */
export async function countVisit(events: PageEvents, visitor: Visitor): Promise<void> {
  const now = new Date()
  await countPageEvents(visitors.withoutRepeats(events, visitor, siteDay(now)), now)
}
