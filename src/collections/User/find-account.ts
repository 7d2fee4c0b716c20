import { Forbidden, NotFound, type PayloadRequest, UnauthorizedError } from 'payload'
import { routeId } from '@/access/route-id'
import type { User } from '@/payload-types'

/** The account in the path of a request. Throws unless its owner asks, or an admin if `byAdmins`. */
export async function findAccount(
  req: PayloadRequest,
  { byAdmins }: { readonly byAdmins: boolean },
): Promise<User> {
  const { user, payload } = req
  if (!user) throw new UnauthorizedError(req.t)
  const id = routeId(req)
  if (user.id !== id && !(byAdmins && user.role === 'admin')) throw new Forbidden(req.t)
  const account = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  if (!account) throw new NotFound(req.t)
  return account
}
