import type { PayloadHandler } from 'payload'
import { requireEditors } from '@/access/require-editors'
import { apiError } from '@/collections/api-error'
import { env } from '@/config/env'
import { newsletterSegment, segmentWords } from '@/contract/newsletter/newsletter-segment'
import { inTransaction } from '@/database/transactions/in-transaction'
import { plural } from '@/domain/text/plural'
import { append } from '../audit/append'
import { csvResponse } from './csv-response'
import { readSegment } from './read-subscribers'
import { subscribersCsv } from './subscriber-csv'

/**
 * `GET /cms/api/newsletter-subscriptions/export?status=&interest=&area=&realtor=`: the subscribers
 * of a segment as CSV. For editors and admins. The audit log records the segment and the count, but
 * no names.
 */
export const exportSubscribers: PayloadHandler = async (req) => {
  requireEditors(req)
  const segment = newsletterSegment.safeParse(Object.fromEntries(req.searchParams ?? []))
  if (!segment.success) throw apiError('This segment does not exist')
  const rows = await inTransaction(req, async () => {
    const read = await readSegment(req, segment.data)
    await append(req, {
      action: 'exported',
      collectionSlug: 'newsletter-subscriptions',
      documentTitle: `${segmentWords(segment.data)}: ${plural(read.length, 'subscriber', 'subscribers')}`,
    })
    return read
  })
  return csvResponse(subscribersCsv(rows, env.SITE_URL), 'subscribers')
}
