import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import type { ListingKind } from '@/domain/submissions/fields'
import { SITE_ZONE } from '@/lib/site-zone'

/** A price that was published today, and who set it. */
export const dayPrice = z.object({
  field: z.string(),
  day: z.string(),
  price: z.nullable(z.number()),
  source: z.string(),
})
export type DayPrice = z.infer<typeof dayPrice>

/** The column of a kind of listings in the price history. */
const getColumn = (kind: ListingKind) => sql.identifier(`${kind}_id`)

const row = z.object({ id: z.int(), prices: z.array(dayPrice) })

/** The prices of listings of today, by listing. Later days do not change those of earlier ones. */
export async function readDayPrices(
  req: PayloadRequest,
  kind: ListingKind,
  ids: readonly number[],
): Promise<Map<number, DayPrice[]>> {
  const rows = await queryRows(
    await sessionOf(req),
    row,
    sql`select p.${getColumn(kind)} as id, json_agg(json_build_object('field', p.field,
        'day', p.day, 'price', p.price, 'source', p.source)) as prices
      from price_changes p
      where p.${getColumn(kind)} = any(${sql.param([...ids])}::int[])
        and p.day = (now() at time zone ${SITE_ZONE})::date
      group by 1`,
  )
  return new Map(rows.map(({ id, prices }) => [id, prices]))
}

/**
 * Puts back who set the prices of a day. Restoring a price takes the editor who undoes for its
 * source.
 */
export async function restoreSources(
  req: PayloadRequest,
  kind: ListingKind,
  prices: readonly (DayPrice & { readonly id: number })[],
): Promise<void> {
  if (prices.length === 0) return
  await runStatement(
    await sessionOf(req),
    sql`update price_changes p set source = b.source
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
        b(id int, field text, day date, price int, source text)
      where p.${getColumn(kind)} = b.id and p.field = b.field and p.day = b.day
        and p.price is not distinct from b.price`,
  )
}
