import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { subMonths } from 'date-fns'
import { createLocalReq, type PayloadRequest, type Where } from 'payload'
import { auditEntries, deleteAuditEntries } from '@/database/audit-entries'
import { forgetRecipients } from '@/database/newsletter/sendings'
import { runStatement } from '@/database/sql/query'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { type Retained, retentionMonths } from '@/domain/personal-data/retention'
import { plural } from '@/domain/text/plural'
import { payloadClient } from '../payload/payload-client'

/** Documents of one transaction. */
const BATCH = 100
const AUDIT_BATCH = 5000
const RECIPIENTS_BATCH = 1000

/** Deletes up to a batch in the transaction of the request, and returns how many there were. */
type DeleteBatch = (req: PayloadRequest, before: Date) => Promise<number>

/** Deletes documents through Payload, whose hooks delete what belongs to them. */
const documents =
  (
    collection: 'submissions' | 'leads' | 'mistake-reports' | 'deliveries',
    expired: (before: string) => Where,
  ) =>
  async (req: PayloadRequest, before: Date): Promise<number> => {
    const { payload } = req
    const { docs } = await payload.find({
      collection,
      where: expired(before.toISOString()),
      limit: BATCH,
      depth: 0,
      pagination: false,
      select: { createdAt: true },
      req,
    })
    if (docs.length === 0) return 0
    const where = { id: { in: docs.map(({ id }) => id) } }
    const deleted = await payload.delete({ collection, where, depth: 0, req })
    // Payload reports a refused document instead of throwing. It would be found again for ever.
    const [error] = deleted.errors
    if (error) throw new Error(`${collection} ${error.id}: ${error.message}`)
    return deleted.docs.length
  }

const oldAuditEntries: DeleteBatch = (req, before) =>
  deleteAuditEntries(req, { before, limit: AUDIT_BATCH })

interface Kind {
  readonly slug: string
  readonly names: readonly [one: string, many: string]
  readonly deleteBatch: DeleteBatch
}

const kinds: Readonly<Record<Retained, Kind>> = {
  // Since it was published, undone or discarded. One that waits for an editor is never deleted.
  submissions: {
    slug: 'submissions',
    names: ['submission', 'submissions'],
    deleteBatch: documents('submissions', (before) => ({
      status: { in: ['applied', 'undone', 'discarded', 'failed'] },
      updatedAt: { less_than: before },
    })),
  },
  leads: {
    slug: 'leads',
    names: ['lead', 'leads'],
    deleteBatch: documents('leads', (before) => ({ createdAt: { less_than: before } })),
  },
  // With the corrections that they led to. One that waits for an answer is never deleted.
  mistakeReports: {
    slug: 'mistake-reports',
    names: ['report of a mistake', 'reports of mistakes'],
    deleteBatch: documents('mistake-reports', (before) => ({ answeredAt: { less_than: before } })),
  },
  emails: {
    slug: 'deliveries',
    names: ['email', 'emails'],
    deleteBatch: documents('deliveries', (before) => ({
      status: { not_equals: 'queued' },
      createdAt: { less_than: before },
    })),
  },
  auditLog: {
    slug: 'audit-entries',
    names: ['audit log entry', 'audit log entries'],
    deleteBatch: oldAuditEntries,
  },
}

/** Issues of the newsletter keep their counts, and forget to whom they were sent. */
const recipients: Kind = {
  slug: 'newsletter-issues',
  names: ['recipient of a newsletter issue', 'recipients of newsletter issues'],
  deleteBatch: (req, before) => forgetRecipients(req, { before, limit: RECIPIENTS_BATCH }),
}

const AUTOMATIC = { id: null, name: 'Automatic deletion' }

const audited = (slug: string, title: string): SQL => sql`
  with ${auditEntries(
    AUTOMATIC,
    sql`select 'deleted' as action, ${slug} as collection_slug, null as document_id,
      ${title} as document_title, array[]::text[] as changed_fields, null as changed_values`,
  )} select`

/** Deletes what is older than `months`, a batch in a transaction with its entry in the audit log. */
async function deleteOlder(
  { slug, names, deleteBatch }: Kind,
  months: number,
  now: Date,
): Promise<number> {
  const payload = await payloadClient()
  let total = 0
  for (;;) {
    const req = await createLocalReq({}, payload)
    const count = await inTransaction(req, async () => {
      const deleted = await deleteBatch(req, subMonths(now, months))
      if (deleted > 0) {
        const title = `${plural(deleted, ...names)} older than ${plural(months, 'month', 'months')}`
        await runStatement(await getSession(req), audited(slug, title))
      }
      return deleted
    })
    total += count
    if (count === 0) return total
  }
}

/**
 * Deletes the personal data whose time in the site settings is over, and returns how many records of
 * each kind. The recipients of the newsletter have the time of the email log. The next call continues after an interruption.
 */
export async function deleteExpired(now = new Date()): Promise<Record<Retained, number>> {
  const payload = await payloadClient()
  const { retention } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { retention: true },
  })
  const months = { ...retentionMonths, ...retention }
  await deleteOlder(recipients, months.emails, now)
  return {
    submissions: await deleteOlder(kinds.submissions, months.submissions, now),
    leads: await deleteOlder(kinds.leads, months.leads, now),
    mistakeReports: await deleteOlder(kinds.mistakeReports, months.mistakeReports, now),
    emails: await deleteOlder(kinds.emails, months.emails, now),
    auditLog: await deleteOlder(kinds.auditLog, months.auditLog, now),
  }
}
