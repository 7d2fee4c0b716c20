import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod/mini'
import { requireEditors } from '@/access/require-editors'
import { apiError } from '@/collections/api-error'
import { leadExport } from '@/contract/leads/lead-export'
import { inTransaction } from '@/database/transactions/in-transaction'
import { plural } from '@/domain/text/plural'
import { parseDateRange } from '@/lib/dates/date-range'
import { append } from '../audit/append'
import { leadsCsv, selectLeads } from './exported-leads'

/** Payload validates the filter. */
const request = z.extend(leadExport, { where: z._default(z.custom<Where>(isObject), {}) })

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const NOTHING = 'No leads in this date range match the filter.'

async function exportLeads(req: PayloadRequest): Promise<Response> {
  requireEditors(req)
  const { payload, user } = req
  const body = request.safeParse(await req.json?.().catch(() => null))
  if (!user || !body.success) throw apiError('Choose a first and last day.')
  const { from, to, where } = body.data
  const period = parseDateRange(from, to, new Date())
  if (typeof period === 'string') throw apiError(period)
  const selection = await selectLeads(payload, user, {
    and: [
      { createdAt: { greater_than_equal: period.from.toISOString() } },
      { createdAt: { less_than: period.until.toISOString() } },
      { quarantined: { not_equals: true } },
      where,
    ],
  })
  if (!selection) throw apiError(NOTHING, 404)
  // Logged before the response starts, because a client that aborts has already received data.
  await inTransaction(req, () =>
    append(req, {
      action: 'exported',
      collectionSlug: 'leads',
      documentTitle: `${plural(selection.total, 'lead', 'leads')} from ${from} to ${to}`,
    }),
  )
  return new Response(leadsCsv(payload, user, selection), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-${from}-to-${to}.csv"`,
      'cache-control': 'no-store',
    },
  })
}

/**
 * `POST /cms/api/leads/export`: the leads of a date range as CSV. For editors and admins. Recorded
 * in the audit log.
 */
export const exportEndpoint: Endpoint = { path: '/export', method: 'post', handler: exportLeads }
