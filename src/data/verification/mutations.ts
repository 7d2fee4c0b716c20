import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'
import { z } from 'zod/mini'
import { auditEntries } from '@/database/audit-entries'
import { queryRows, runStatement } from '@/database/sql/query'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import type { BulkResult } from '@/domain/documents/bulk-result'
import { isReminderRecent, type Reminder } from '@/domain/verification/reminder'
import { queueReminder } from '@/jobs/verification-reminder/queue'
import { updateListings } from '../dashboard/mutations'
import { saveListings } from '../listings/save-listings'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/staff'
import { builderVerification, listingsOfBuilder } from './queries'

/** Marks all published listings of a builder as verified now. */
export async function verifyBuilder(builder: number, user: Staff): Promise<BulkResult> {
  const listings = await listingsOfBuilder(builder)
  return updateListings(listings, { field: 'verifiedAt', value: new Date() }, user)
}

/** When a listing was verified before, as an ISO date and time. */
export interface EarlierVerification {
  readonly id: number
  readonly verifiedAt: string | null
}

/** Restores when listings were last verified. */
export function restoreVerifications(
  earlier: readonly EarlierVerification[],
  user: Staff,
): Promise<BulkResult> {
  const changes = earlier.map(({ id, verifiedAt }) => ({ id, data: { verifiedAt } }))
  return saveListings('communities', changes, user)
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
    const connection = await getSession(req)
    // Another editor who sends one at the same time waits here, and then sees this one.
    await runStatement(connection, sql`select from builders where id = ${builder} for update`)
    const [last] = await queryRows(
      connection,
      z.object({ at: z.nullable(z.string()) }),
      sql`select max(created_at)::text as at from deliveries
        where builder_id = ${builder} and kind = 'verification-reminder' and status <> 'kept'`,
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
