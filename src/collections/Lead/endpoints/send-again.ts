import { APIError, type Endpoint } from 'payload'
import { requireEditors } from '@/access/require-editors'
import { inTransaction } from '@/database/in-transaction'
import { notifyAgain } from '@/jobs/lead-notice/notify'
import { routeId } from '../../route-id'

/**
 * `POST /cms/api/leads/{id}/send-again`: sends the email about a lead again, to its current
 * recipient. For editors. Adds an entry to the audit log.
 */
export const sendAgain: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  async handler(req) {
    requireEditors(req)
    const id = routeId(req)
    const delivery = await inTransaction(req, async () => {
      const lead = await req.payload.findByID({ collection: 'leads', id, depth: 0, req })
      if (lead.quarantined) throw new APIError('Release the lead from quarantine first.', 409)
      return notifyAgain(req, lead)
    })
    return Response.json({ delivery }, { status: 202 })
  },
}
