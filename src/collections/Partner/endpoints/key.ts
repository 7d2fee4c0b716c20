import { randomBytes } from 'node:crypto'
import { type Endpoint, Forbidden, NotFound, UnauthorizedError } from 'payload'
import { admins } from '@/access/admins'
import { routeId } from '@/access/route-id'
import { inTransaction } from '@/database/transactions/in-transaction'
import { partnerKeyHash } from '@/lib/tokens/partner-key'

/**
 * `POST /cms/api/partners/{id}/key`: creates a key of 256 random bits, which replaces the previous
 * one. The key is only returned in this response; its hash is stored.
 */
export const createPartnerKey: Endpoint = {
  path: '/:id/key',
  method: 'post',
  async handler(req) {
    if (!req.user) throw new UnauthorizedError(req.t)
    if (!admins({ req })) throw new Forbidden(req.t)
    const { payload } = req
    const id = routeId(req)
    const found = await payload.findByID({ collection: 'partners', id, disableErrors: true, req })
    if (!found) throw new NotFound(req.t)
    const key = randomBytes(32).toString('base64url')
    const data = { keyHash: partnerKeyHash(key) }
    await inTransaction(req, () => payload.update({ collection: 'partners', id, data, req }))
    return Response.json({ key }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
