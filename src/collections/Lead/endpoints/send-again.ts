import { APIError, type Endpoint } from 'payload'
import { requireEditors } from '@/access/require-editors'
import { routeId } from '@/access/route-id'
import { inTransaction } from '@/database/transactions/in-transaction'
import { notifyAgain } from '@/jobs/lead-notice/notify'

/**
 * `POST /cms/api/leads/{id}/send-again`: sends the email about a lead again, to the current
 * address of each recipient. For editors. Adds an entry to the audit log.
 */
export const sendAgain: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  async handler(req) {
    requireEditors(req)
    const id = routeId(req)
    const deliveries = await inTransaction(req, async () => {
      const lead = await req.payload.findByID({ collection: 'leads', id, depth: 0, req })
      if (lead.quarantined) throw new APIError('Release the lead from quarantine first.', 409)
      return notifyAgain(req, lead)
    })
    return Response.json({ deliveries }, { status: 202 })
  },
}
