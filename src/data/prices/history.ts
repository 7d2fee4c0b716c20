import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { type RecordedPrice, recordedPrice } from '@/contract/prices/price-history'
import { type Connection, queryRows } from '@/database/sql/query'
import {
  CHANGE_SHOWN_DAYS,
  changeEnds,
  type PriceChange,
  type PriceChangeKind,
  priceChange,
  priceChangeKinds,
} from '@/domain/prices/price-change'
import { fromZonedTime, siteDay } from '@/lib/dates/site-date'
import { expireWithin } from '../cache/depend-on'
import { queryOne } from '../sql/query-pool'

/** Whose prices: the column of the history, and the field that is asked as *the* price. */
const owners = {
  community: { column: sql`community_id`, field: sql`'startPrice'` },
  plan: { column: sql`plan_id`, field: sql`'basePrice'` },
  home: { column: sql`home_id`, field: sql`'price'` },
} as const
export type PriceOwner = keyof typeof owners

/** The newest change of the price of the row `t`, of any age, as JSON; null without one. */
export function lastChange(owner: PriceOwner): SQL {
  const { column, field } = owners[owner]
  return sql`(select json_build_object('day', l.day, 'price', l.price, 'from', b.price)
    from (select day, price from listing_changes
      where ${column} = t.id and field = ${field} order by day desc limit 1) l
    cross join lateral (select price from listing_changes
      where ${column} = t.id and field = ${field} and day < l.day order by day desc limit 1) b)`
}

/** Schema of the JSON that `lastChange` selects. */
export const storedChange = z.nullable(
  z.object({ day: z.string(), price: z.nullable(z.number()), from: z.nullable(z.number()) }),
)

/**
 * The stored change as visitors see it; `null` without one, or if it is no longer shown. The
 * response expires when the change is no longer shown.
 */
export function toPriceChange(
  stored: z.output<typeof storedChange>,
  now = new Date(),
): PriceChange | null {
  const change = stored && priceChange(stored, stored.from, siteDay(now))
  if (change) expireWithChange(change, now)
  return change
}

/** Limits the lifetime of the response to the days on which the change is pointed out. */
export function expireWithChange({ day }: PriceChange, now: Date): void {
  const end = fromZonedTime(changeEnds(day), '00:00').getTime()
  expireWithin(Math.ceil((end - now.getTime()) / 1000))
}

/** The ids of the documents with a recent change of a kind: `priceChange` in SQL. */
export function recentlyChanged(owner: PriceOwner, kind: PriceChangeKind, now: Date): SQL {
  const { column, field } = owners[owner]
  const isReduced =
    kind === 'reduced' ? sql`l.price < b.price` : sql`(l.price < b.price) is not true`
  return sql`(select l.id from (
      select distinct on (${column}) ${column} as id, day, price from listing_changes
      where day > ${siteDay(now)}::date - ${sql.raw(String(CHANGE_SHOWN_DAYS))}
        and ${column} is not null and field = ${field}
      order by ${column}, day desc) l
    cross join lateral (select price from listing_changes
      where ${column} = l.id and field = ${field} and day < l.day order by day desc limit 1) b
    where l.price is not null and ${isReduced})`
}

/** The recent changes of all documents as a table of `id` and `kind`. */
export function recentChanges(owner: PriceOwner, now: Date): SQL {
  const ofKinds = priceChangeKinds.map(
    (kind) =>
      sql`select id, ${kind}::text as kind from ${recentlyChanged(owner, kind, now)} changed`,
  )
  return sql`(${sql.join(ofKinds, sql` union all `)})`
}

/** Homes have a history of more than prices (`src/data/homes/history.ts`). */
type PricedOnly = Exclude<PriceOwner, 'home'>

/** All published prices of a document as JSON, the oldest first; null without any. */
export function historyJson(owner: PricedOnly, id: SQL): SQL {
  return sql`(select json_agg(json_build_object('field', field, 'day', day, 'price', price,
      'source', source) order by day, field desc) from listing_changes where ${owners[owner].column} = ${id})`
}

/** Schema of the JSON that `historyJson` selects. */
export const storedHistory = z.nullable(z.array(recordedPrice))

const historyRow = z.object({ prices: storedHistory })
const selectHistory = (owner: PricedOnly, id: number) =>
  sql`select ${historyJson(owner, sql`${id}`)} as prices`

/** The published prices of a document, the oldest first. The caller declares the cache tags. */
export async function readPrices(owner: PricedOnly, id: number): Promise<RecordedPrice[]> {
  const { prices } = await queryOne(historyRow, selectHistory(owner, id))
  return prices ?? []
}

/** The published prices of a document in a transaction, the oldest first. */
export async function pricesIn(
  connection: Connection,
  owner: PricedOnly,
  id: number,
): Promise<RecordedPrice[]> {
  const [found] = await queryRows(connection, historyRow, selectHistory(owner, id))
  return found?.prices ?? []
}
