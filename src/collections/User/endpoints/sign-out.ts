import { type Endpoint, Forbidden, NotFound, UnauthorizedError } from 'payload'
import { inTransaction } from '@/database/in-transaction'

/**
 * `POST /cms/api/users/{id}/sign-out`: ends the sessions of an account; its owner's own one goes on.
 * For the owner and for admins; the audit log gets an entry.
 */
export const signOut: Endpoint = {
  path: '/:id/sign-out',
  method: 'post',
  async handler(req) {
    const { user, payload } = req
    if (!user) throw new UnauthorizedError(req.t)
    const id = Number(req.routeParams?.id)
    const isOwn = user.id === id
    if (!isOwn && user.role !== 'admin') throw new Forbidden(req.t)
    const [account] = Number.isSafeInteger(id)
      ? (await payload.find({ collection: 'users', where: { id: { equals: id } }, limit: 1 })).docs
      : []
    if (!account) throw new NotFound(req.t)
    const current: unknown = isOwn && '_sid' in user ? user._sid : undefined
    const sessions = (account.sessions ?? []).filter((session) => session.id === current)
    await inTransaction(req, () =>
      payload.update({ collection: 'users', id, data: { sessions }, req }),
    )
    return Response.json({ ended: (account.sessions?.length ?? 0) - sessions.length })
  },
}
