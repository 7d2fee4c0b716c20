import type { Endpoint } from 'payload'
import { requireEditors } from '@/access/require-editors'
import { routeId } from '@/access/route-id'
import { inTransaction } from '@/database/transactions/in-transaction'
import { requeueDelivery } from '@/jobs/requeue-delivery'

/**
 * `POST /cms/api/deliveries/{id}/send-again`: sends the same email to the same recipient with a new
 * series of attempts. For editors and admins. Recorded in the audit log.
 */
export const sendAgain: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  async handler(req) {
    requireEditors(req)
    const id = routeId(req)
    await inTransaction(req, () => requeueDelivery(req, id))
    return Response.json({ delivery: id }, { status: 202 })
  },
}
