import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { cacheTags } from '@/config/cache-tags'
import type { Event } from '@/contract/events/event'
import { type EventQuery, eventQuery } from '@/contract/events/event-query'
import { isoDate } from '@/database/iso-date'
import { asInForm, type FormValues } from '@/lib/unsaved-values'
import type { EventsSelect } from '@/payload-types'
import { expireWithin } from '../cache/depend-on'
import { pictureJson, populatePictures } from '../media/mapper'
import { payloadClient } from '../payload/payload-client'
import { type Draft, isDraft, newestFor } from '../payload/version'
import { siteInfo } from '../site/queries'
import { rowDates } from '../site/sitemap'
import { allOf } from '../sql/expressions'
import { type Page, selectFrom } from '../sql/page-of-list'
import type { Staff } from '../staff/staff'
import { toCalendar } from './icalendar'
import { isOver } from './is-over'
import { eventFields, eventRow, toEvent } from './mapper'

const published = sql`t._status = 'published'`

/** An event of the list starts when `toEvent` says, which is the last save if it has no date. */
const startsAt = sql`coalesce(t.event_date, t.updated_at)`

const item = sql`json_build_object('id', t.id, ${eventFields.json()},
  'eventDate', ${isoDate(startsAt)}, 'endDate', ${isoDate(sql`t.end_date`)},
  'updatedAt', ${isoDate(sql`t.updated_at`)},
  'builder', (select json_build_object('name', b.name) from builders b
    where b.id = t.builder_id and b._status = 'published'),
  'community', (select json_build_object('name', c.name) from communities c
    where c.id = t.community_id and c._status = 'published'),
  'picture', (select ${pictureJson} from media m where m.id = t.picture_id))`

/** Events show the current names of their builder and community. */
const tags = [cacheTags.events, cacheTags.builderNames, cacheTags.communities]

const orders = {
  soonest: sql`${startsAt}, t.id`,
  newest: sql`${startsAt} desc, t.id`,
}

const select = selectFrom({
  tags,
  table: sql`events`,
  orders,
  item,
  row: eventRow,
  toItem: toEvent,
})

/** The lifetime of a list of upcoming events in the cache, because events end, in seconds. */
const EVENT_SECONDS = 30

/**
 * One page of the published events, ordered like `listEventsByTime` of src/domain/events/event-time.ts.
 */
export function listEvents(query: EventQuery, now = new Date()): Promise<Page<Event>> {
  const { upcoming, limit, offset } = query
  if (upcoming) expireWithin(EVENT_SECONDS)
  const where = allOf(
    published,
    upcoming ? sql`not ${isOver(now, { start: startsAt })}` : undefined,
  )
  return select({ where, sort: upcoming ? 'soonest' : 'newest', limit, offset })
}

const selectEvent = {
  ...eventFields.select,
  eventDate: true,
  endDate: true,
  builder: true,
  community: true,
  picture: true,
  updatedAt: true,
  _status: true,
} as const satisfies EventsSelect & Pick<EventsSelect, keyof typeof eventFields.select>

/** The latest version of an event with the values of its form, or `null`. */
export async function eventDraft(
  id: number,
  user: Staff,
  values?: FormValues,
): Promise<Draft<Event> | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'events',
    where: { id: { equals: id } },
    select: selectEvent,
    populate: { ...populatePictures, builders: { name: true }, communities: { name: true } },
    depth: 1,
    ...newestFor(user, asInForm('events', id, values)),
  })
  const [event] = docs
  return event ? { content: toEvent(event), isDraft: isDraft(event) } : null
}

async function calendar(events: readonly Event[]): Promise<string> {
  const ids = events.map(({ id }) => id)
  const [changed, site] = await Promise.all([rowDates('events', ids), siteInfo()])
  // An event without a date was deleted between the two queries.
  const dated = events.flatMap((event) => {
    const updatedAt = changed.get(event.id)?.updatedAt
    return updatedAt === undefined ? [] : [{ ...event, updatedAt }]
  })
  return toCalendar(dated, site)
}

/** The maximum page size of the API. */
const upcoming = eventQuery.parse({ upcoming: 'true', limit: '500' })

/** Upcoming published events as iCalendar, soonest first. */
export async function upcomingCalendar(): Promise<string> {
  return calendar((await listEvents(upcoming)).items)
}

/** A published event as iCalendar, or `undefined`. */
export async function eventCalendar(id: string): Promise<string | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined
  const where = allOf(published, sql`t.id = ${Number(id)}`)
  const [event] = (await select({ where, sort: 'soonest' })).items
  return event && calendar([event])
}
