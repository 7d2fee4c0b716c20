import {
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  NotFound,
  UnauthorizedError,
} from 'payload'
import { inTransaction } from '@/database/in-transaction'
import { routeId } from '../../route-id'
import { endOtherSessions } from '../end-other-sessions'

/**
 * `POST /cms/api/users/{id}/sign-out`: ends one session of an account, given its id as `session`.
 * Without it, ends all sessions and the API key, except the session of a request by the owner. For
 * the owner and admins. Adds an entry to the audit log.
 */
export const signOut: Endpoint = {
  path: '/:id/sign-out',
  method: 'post',
  async handler(req) {
    const { user, payload } = req
    if (!user) throw new UnauthorizedError(req.t)
    const id = routeId(req)
    if (user.id !== id && user.role !== 'admin') throw new Forbidden(req.t)
    const account = await payload.findByID({ collection: 'users', id, disableErrors: true })
    if (!account) throw new NotFound(req.t)
    await addDataAndFileToRequest(req)
    const session: unknown = req.data?.session
    const all = account.sessions ?? []
    const data =
      session === undefined
        ? { ...endOtherSessions(req, account), enableAPIKey: null, apiKey: null }
        : { sessions: all.filter((one) => one.id !== session) }
    await inTransaction(req, () => payload.update({ collection: 'users', id, data, req }))
    return Response.json({
      ended: all.length - data.sessions.length,
      keyRevoked: session === undefined && account.hasAPIKey === true,
    })
  },
}
