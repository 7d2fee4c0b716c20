import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'
import { z } from 'zod/mini'
import { auditEntries } from '@/database/audit-entries'
import { inTransaction } from '@/database/in-transaction'
import { queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import { isReminderRecent, type Reminder } from '@/domain/verification/reminder'
import { queueReminder } from '@/jobs/verification-reminder/queue'
import { lockedByOther } from '../dashboard/locked-by-other'
import { updateListings } from '../dashboard/mutations'
import { listingChanges, recordListings } from '../dashboard/record-listings'
import { payloadClient } from '../payload/payload-client'
import { queryOne } from '../sql/query-pool'
import type { Staff } from '../staff/queries'
import { builderVerification, listingsOfBuilder } from './queries'

/** Marks all published listings of a builder as verified now. Returns how many were changed. */
export async function verifyBuilder(builder: number, user: Staff): Promise<number> {
  const listings = await listingsOfBuilder(builder)
  return updateListings(listings, { field: 'verifiedAt', value: new Date() }, user)
}

/** When a listing was verified before, as an ISO date and time. */
export interface EarlierVerification {
  readonly id: number
  readonly verifiedAt: string | null
}

/**
 * Restores when listings were last verified, in one statement (docs/decisions/0040). Listings locked
 * by another user are skipped. Returns how many were changed.
 */
export async function restoreVerifications(
  earlier: readonly EarlierVerification[],
  user: Staff,
): Promise<number> {
  const rows = earlier.map(({ id, verifiedAt }) => ({ id, verified_at: verifiedAt }))
  const field = sql`array['verifiedAt']`
  const { restored } = await queryOne(
    z.object({ restored: z.number() }),
    sql`
    with earlier as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        e(id int, verified_at timestamptz)
    ),
    marked as (
      update communities t set verified_at = e.verified_at, updated_at = now()
      from earlier e join communities before on before.id = e.id
      where t.id = e.id and t.deleted_at is null
        and not exists (${lockedByOther('communities', user)})
      returning t.id, t.name, t.slug, t._status, t.verified_at, ${field} as fields,
        ${listingChanges(field)}
    ),
    versions as (
      update _communities_v v set version_verified_at = m.verified_at, version_updated_at = now(),
        updated_at = now()
      from marked m where v.parent_id = m.id and v.latest
    ),
    ${recordListings(user)}
    select count(*)::int as restored, (select count(*) from told) as told from marked`,
  )
  return restored
}

/** Why a reminder was not sent. */
export type ReminderProblem = 'no-address' | 'recent'

/**
 * Queues a reminder to a builder for an editor. Without a confirmation, a builder who got one within
 * seven days gets no other. Returns the id of the delivery, or why there is none.
 */
export async function sendReminder(
  builder: number,
  reminder: Reminder,
  isConfirmed: boolean,
  user: Staff,
): Promise<number | ReminderProblem> {
  const req = await createLocalReq({ user }, await payloadClient())
  const found = await builderVerification(builder)
  if (!found?.email) return 'no-address'
  const { email, name } = found
  return inTransaction(req, async () => {
    const connection = await sessionOf(req)
    // Another editor who sends one at the same time waits here, and then sees this one.
    await runStatement(connection, sql`select from builders where id = ${builder} for update`)
    const [last] = await queryRows(
      connection,
      z.object({ at: z.nullable(z.string()) }),
      sql`select max(created_at)::text as at from deliveries
        where builder_id = ${builder} and kind = 'verification-reminder'`,
    )
    if (!isConfirmed && isReminderRecent(last?.at ?? null, new Date())) return 'recent'
    const delivery = await queueReminder(req, { id: builder, email }, reminder)
    await runStatement(
      connection,
      sql`with ${auditEntries(
        user,
        sql`select 'created' as action, 'deliveries' as collection_slug,
          ${delivery}::int as document_id, ${`Verification reminder: ${name}`}::text as document_title,
          array['kind'] as changed_fields, null as changed_values`,
      )} select 1`,
    )
    return delivery
  })
}
