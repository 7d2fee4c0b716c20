import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import type { ListingKind } from '@/domain/submissions/fields'
import { SITE_ZONE } from '@/lib/dates/site-zone'
import { type Connection, queryRows, runStatement } from '../sql/query'

/** What was published of a listing today, and who set it. */
export const dayChange = z.object({
  field: z.string(),
  day: z.string(),
  price: z.nullable(z.number()),
  value: z.nullable(z.string()),
  source: z.string(),
})
export type DayChange = z.infer<typeof dayChange>

/** The column of a kind of listings in the history. */
const getColumn = (kind: ListingKind) => sql.identifier(`${kind}_id`)

const changesRow = z.object({ id: z.int(), changes: z.array(dayChange) })

/** What was recorded of listings today, by listing. Later days do not change earlier ones. */
export async function readDayChanges(
  connection: Connection,
  kind: ListingKind,
  ids: readonly number[],
): Promise<Map<number, DayChange[]>> {
  const rows = await queryRows(
    connection,
    changesRow,
    sql`select x.${getColumn(kind)} as id, json_agg(json_build_object('field', x.field,
        'day', x.day, 'price', x.price, 'value', x.value, 'source', x.source)) as changes
      from listing_changes x
      where x.${getColumn(kind)} = any(${sql.param([...ids])}::int[])
        and x.day = (now() at time zone ${SITE_ZONE})::date
      group by 1`,
  )
  return new Map(rows.map(({ id, changes }) => [id, changes]))
}

/**
 * Puts back who made the changes of a day. Restoring a value takes the editor who undoes for its
 * source.
 */
export async function restoreSources(
  connection: Connection,
  kind: ListingKind,
  changes: readonly (DayChange & { readonly id: number })[],
): Promise<void> {
  if (changes.length === 0) return
  await runStatement(
    connection,
    sql`update listing_changes x set source = b.source
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        b(id int, field text, day date, price int, value text, source text)
      where x.${getColumn(kind)} = b.id and x.field = b.field and x.day = b.day
        and x.price is not distinct from b.price and x.value is not distinct from b.value`,
  )
}
