import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { inTransaction } from '@/database/transactions/in-transaction'
import { endOtherSessions } from '../end-other-sessions'
import { findAccount } from '../find-account'

/**
 * `POST /cms/api/users/{id}/sign-out`: ends one session of an account, given its id as `session`.
 * Without it, ends all sessions and the API key, except the session of a request by the owner. For
 * the owner and admins. Adds an entry to the audit log.
 */
export const signOut: Endpoint = {
  path: '/:id/sign-out',
  method: 'post',
  async handler(req) {
    const account = await findAccount(req, { byAdmins: true })
    await addDataAndFileToRequest(req)
    const session: unknown = req.data?.session
    const all = account.sessions ?? []
    const data =
      session === undefined
        ? { ...endOtherSessions(req, account), enableAPIKey: null, apiKey: null }
        : { sessions: all.filter((one) => one.id !== session) }
    await inTransaction(req, () =>
      req.payload.update({ collection: 'users', id: account.id, data, req }),
    )
    return Response.json({
      ended: all.length - data.sessions.length,
      keyRevoked: session === undefined && account.hasAPIKey === true,
    })
  },
}
