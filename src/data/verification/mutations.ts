import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { addDays } from 'date-fns'
import { createLocalReq } from 'payload'
import { z } from 'zod/mini'
import { type AuditUser, auditEntries } from '@/database/audit-entries'
import { queryRows, runStatement } from '@/database/sql/query'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import type { BulkResult } from '@/domain/documents/bulk-result'
import { fillReminder, isReminderRecent, type Reminder } from '@/domain/verification/reminder'
import { LINK_DAYS } from '@/jobs/submission-link/token'
import { queueReminder } from '@/jobs/verification-reminder/queue'
import { formatLongDate } from '@/lib/dates/format-date'
import { updateListings } from '../dashboard/mutations'
import { saveListings } from '../listings/save-listings'
import { payloadClient } from '../payload/payload-client'
import { siteInfo } from '../site/queries'
import type { Staff } from '../staff/staff'
import { createLink } from '../submissions'
import { builderVerification, listingsOfBuilder } from './queries'
import { toRemindedListings } from './reminded-listings'

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
 * Queues a reminder to a builder, with a link of its own. Without a confirmation, a builder who got one
 * within seven days gets no other. Placeholders are filled in. Returns the id of the delivery, or why
 * there is none.
 */
export async function sendReminder(
  builder: number,
  reminder: Reminder,
  isConfirmed: boolean,
  user: AuditUser,
  now = new Date(),
): Promise<number | ReminderProblem> {
  const req = await createLocalReq({}, await payloadClient())
  const [found, site] = await Promise.all([builderVerification(builder), siteInfo()])
  if (!found?.email) return 'no-address'
  const { email, name } = found
  const facts = {
    builder: name,
    listings: toRemindedListings(found.listings, now),
    publisher: site.name,
  }
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
    if (!isConfirmed && isReminderRecent(last?.at ?? null, now)) return 'recent'
    const delivery = await queueReminder(req, {
      builder,
      to: email,
      replyTo: site.email,
      reminder: fillReminder(reminder, facts),
      publisher: site.name,
      href: await createLink(req, builder, user, now),
      until: formatLongDate(addDays(now, LINK_DAYS).toISOString()),
    })
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
