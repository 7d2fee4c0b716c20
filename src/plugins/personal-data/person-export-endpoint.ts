import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { requireEditors } from '@/access/require-editors'
import { apiError } from '@/collections/api-error'
import { personExport } from '@/contract/personal-data/person-erasure'
import { readReceivedIssues } from '@/database/newsletter/sendings'
import { inTransaction } from '@/database/transactions/in-transaction'
import { plural } from '@/domain/text/plural'
import { siteDay } from '@/lib/dates/site-date'
import { append } from '../audit/append'
import { findPerson } from './person'

/** The documents of a collection in full, with what they refer to as ids. */
async function readAll(req: PayloadRequest, collection: CollectionSlug, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs
}

async function exportPerson(req: PayloadRequest): Promise<Response> {
  requireEditors(req)
  const body = personExport.safeParse(await req.json?.().catch(() => null))
  if (!body.success) throw apiError(body.error.issues[0]?.message ?? 'Enter an email address.')
  const { email } = body.data
  const found = await inTransaction(req, async () => {
    const { leads, deliveries, subscriptions, mistakeReports, alerts } = await findPerson(
      req,
      email,
    )
    const records = {
      leads: await readAll(req, 'leads', leads),
      emails: await readAll(req, 'deliveries', deliveries),
      subscriptions: await readAll(req, 'newsletter-subscriptions', subscriptions),
      newsletterIssues: await readReceivedIssues(req, subscriptions),
      mistakeReports: await readAll(req, 'mistake-reports', mistakeReports),
      alerts: await readAll(req, 'alerts', alerts),
    }
    const total = Object.values(records).reduce((sum, { length }) => sum + length, 0)
    if (total === 0) throw apiError('No data is stored for this address.', 404)
    // Logged before the response starts, because a client that aborts has already received data.
    await append(req, {
      action: 'exported',
      collectionSlug: 'leads',
      documentTitle: `Data of one person: ${plural(total, 'record', 'records')}`,
    })
    return records
  })
  const now = new Date()
  const file = { email, exportedAt: now.toISOString(), ...found }
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="personal-data-${siteDay(now)}.json"`,
      'cache-control': 'no-store',
    },
  })
}

/**
 * `POST /cms/api/leads/export-person`: leads with notes and replies, emails, subscriptions, received
 * newsletter issues, reports of mistakes and email alerts of the person with an email address, as a JSON file. For editors and admins. Recorded in
 * the audit log without the address.
 */
export const personExportEndpoint: Endpoint = {
  path: '/export-person',
  method: 'post',
  handler: exportPerson,
}
