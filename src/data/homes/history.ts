import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { changeSources, type HomeHistory, type RecordedChange } from '@/contract/homes/home-history'
import { type PriceSource, priceSources, type RecordedPrice } from '@/contract/prices/price-history'
import { type Connection, queryRows } from '@/database/sql/query'
import {
  countDaysMoved,
  findFirstPromise,
  getListedTime,
  homeFacts,
  joinListings,
} from '@/domain/homes/home-history'
import { secondsUntilGone } from '@/domain/homes/sold'
import { siteDay } from '@/lib/dates/site-date'
import { expireWithDay } from '../cache/depend-on'
import { queryOne } from '../sql/query-pool'
import { findHome } from './lists'

/** A change of a listing at an address, as `changesAt` selects it. */
export const storedChange = z.object({
  listing: z.nullable(z.int()),
  field: z.enum(['price', ...homeFacts]),
  day: z.string(),
  price: z.nullable(z.number()),
  value: z.nullable(z.string()),
  source: z.enum(changeSources),
})
type StoredChange = z.output<typeof storedChange>

/** The place of the home `h`, by which all listings of its address are found. */
const place = sql`get_home_place(h.community_id, h.address)`

/** All changes of the listings at the address of the home `h` as JSON, the oldest first. */
export const changesAt: SQL = sql`(select json_agg(json_build_object('listing', x.home_id,
    'field', x.field, 'day', x.day, 'price', x.price, 'value', x.value, 'source', x.source)
    order by x.day, x.id)
  from listing_changes x where x.place = ${place})`

const historyRow = z.object({ changes: z.nullable(z.array(storedChange)) })
const selectChanges = (id: number) =>
  sql`select ${changesAt} as changes from homes h where h.id = ${id}`

/** What was published of a home over time. */
export interface PublishedHistory {
  /** The oldest first. */
  readonly prices: readonly RecordedPrice[]
  readonly history: HomeHistory
}

const isPriceSource = (source: string): source is PriceSource =>
  priceSources.some((known) => known === source)

function toHistory(stored: readonly StoredChange[], id: number, now: Date): PublishedHistory {
  const changes = joinListings(stored, id)
  const prices: RecordedPrice[] = []
  const facts: RecordedChange[] = []
  for (const { field, day, price, value, source } of changes) {
    if (field !== 'price') facts.push({ field, day, value, source })
    else if (isPriceSource(source)) prices.push({ field, day, price, source })
  }
  return {
    prices,
    history: {
      firstPromise: findFirstPromise(changes),
      daysMoved: countDaysMoved(changes),
      listed: getListedTime(changes, siteDay(now)),
      changes: facts,
    },
  }
}

/** The history of a published home. The caller declares the cache tags. */
export async function readHomeHistory(id: number, now = new Date()): Promise<PublishedHistory> {
  const { changes } = await queryOne(historyRow, selectChanges(id))
  // The days for which it is listed are counted until today.
  expireWithDay(now)
  return toHistory(changes ?? [], id, now)
}

/** The history of a home in a transaction. */
export async function homeHistoryIn(
  connection: Connection,
  id: number,
  now: Date,
): Promise<PublishedHistory> {
  const [found] = await queryRows(connection, historyRow, selectChanges(id))
  return toHistory(found?.changes ?? [], id, now)
}

/** The history of a published home of a community whose page exists, or `null`. */
export async function findHomeHistory(
  community: number,
  slug: string,
): Promise<PublishedHistory | null> {
  const home = await findHome(community, slug)
  if (!home || secondsUntilGone(home.soldAt, new Date()) === 0) return null
  return readHomeHistory(Number(home.id))
}
