import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Event } from '@/contract/events/event'
import type { EventQuery } from '@/contract/events/event-query'
import { allOf, isoDate, type Page, selectFrom } from '../sql/query-rows'
import { toEvent } from './mapper'

const published = sql`t._status = 'published'`

/** `isOver` of src/domain/events/event-time.ts in SQL. */
export function isOver(now: Date): SQL {
  return sql`coalesce(t.end_date, t.event_date) < ${now.toISOString()}`
}

const item = sql`json_build_object(
  'id', t.id, 'slug', t.slug, 'title', t.title, 'description', t.description,
  'eventType', t.event_type, 'eventDate', ${isoDate(sql`t.event_date`)},
  'endDate', ${isoDate(sql`t.end_date`)},
  'location', t.location, 'address', t.address, 'contactPhone', t.contact_phone,
  'website', t.website,
  'builderName', coalesce((select b.name from builders b
    where b.id = t.builder_id and b._status = 'published'), t.builder_name),
  'communityName', coalesce((select c.name from communities c
    where c.id = t.community_id and c._status = 'published'), t.community_name),
  'picture', (select json_build_object('filename', m.filename, 'alt', m.alt)
    from media m where m.id = t.picture_id))`

const orders = {
  soonest: sql`t.event_date, t.id`,
  newest: sql`t.event_date desc, t.id`,
}

const select = selectFrom({ table: sql`events`, orders, item, toItem: toEvent })

/**
 * One page of the published events, ordered like `listEventsByTime` of src/domain/events/event-time.ts.
 */
export function listEvents(query: EventQuery, now = new Date()): Promise<Page<Event>> {
  const { upcoming, limit, offset } = query
  const where = allOf(published, upcoming ? sql`not ${isOver(now)}` : undefined)
  return select({ where, sort: upcoming ? 'soonest' : 'newest', limit, offset })
}

/** A published event, or `undefined`. */
export async function eventById(id: string): Promise<Event | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined
  const where = allOf(published, sql`t.id = ${Number(id)}`)
  return (await select({ where, sort: 'soonest' })).items[0]
}
