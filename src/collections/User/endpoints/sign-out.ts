import { type Endpoint, Forbidden, NotFound, UnauthorizedError } from 'payload'
import { inTransaction } from '@/database/in-transaction'
import { routeId } from '../../route-id'

/**
 * `POST /cms/api/users/{id}/sign-out`: ends the sessions and the API key of an account, except the
 * session of a request by its owner. For the owner and admins. Adds an entry to the audit log.
 */
export const signOut: Endpoint = {
  path: '/:id/sign-out',
  method: 'post',
  async handler(req) {
    const { user, payload } = req
    if (!user) throw new UnauthorizedError(req.t)
    const id = routeId(req)
    const isOwn = user.id === id
    if (!isOwn && user.role !== 'admin') throw new Forbidden(req.t)
    const account = await payload.findByID({ collection: 'users', id, disableErrors: true })
    if (!account) throw new NotFound(req.t)
    const current: unknown = isOwn && '_sid' in user ? user._sid : undefined
    const sessions = (account.sessions ?? []).filter((session) => session.id === current)
    const data = { sessions, enableAPIKey: null, apiKey: null }
    await inTransaction(req, () => payload.update({ collection: 'users', id, data, req }))
    return Response.json({
      ended: (account.sessions?.length ?? 0) - sessions.length,
      keyRevoked: account.hasAPIKey === true,
    })
  },
}
