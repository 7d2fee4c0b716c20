import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { SITE_ZONE } from '@/lib/dates/site-zone'
import { type Connection, queryRows, runStatement } from './sql/query'

/** Days in San Antonio time, both inclusive. */
interface Days {
  readonly from: string
  readonly to: string
}

/** A condition: the booking `b` ends on one of the days, and no booking renews it. */
export const endsUnrenewed = ({ from, to }: Days): SQL => sql`b.canceled is not true
  and (b.ends_at at time zone ${SITE_ZONE})::date between ${from}::date and ${to}::date
  and not exists (
    select from bookings later where later.renews_id = b.id and later.canceled is not true)`

/** The maximum number of bookings that are claimed at once. */
const BATCH = 50

/**
 * Marks the bookings that end on these days as reminded of, once for each last day, and returns their
 * ids. Those of other transactions are skipped. Payload cannot claim rows.
 */
export async function claimEndingBookings(connection: Connection, days: Days): Promise<number[]> {
  const rows = await queryRows(
    connection,
    z.object({ id: z.number() }),
    sql`
    update bookings set reminded_for = ends_at where id in (
      select b.id from bookings b
      where b.reminded_for is distinct from b.ends_at and ${endsUnrenewed(days)}
      order by b.id limit ${BATCH} for update skip locked
    ) returning id`,
  )
  return rows.map(({ id }) => id)
}

/** Stores which email reminds of a booking, without a new version of the form that an editor has open. */
export async function saveReminder(
  connection: Connection,
  booking: number,
  delivery: number,
): Promise<void> {
  await runStatement(
    connection,
    sql`update bookings set reminder_id = ${delivery} where id = ${booking}`,
  )
}
