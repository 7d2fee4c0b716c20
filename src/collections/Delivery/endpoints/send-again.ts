import type { Endpoint } from 'payload'
import { requireEditors } from '@/access/require-editors'
import { inTransaction } from '@/database/in-transaction'
import { requeueDelivery } from '@/jobs/requeue-delivery'
import { routeId } from '../../route-id'

/**
 * `POST /cms/api/deliveries/{id}/send-again`: the same letter to the same address, at once and with
 * all its attempts anew. For editors; the audit log gets an entry.
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
