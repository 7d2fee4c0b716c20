import { Forbidden, type PayloadRequest, UnauthorizedError } from 'payload'
import { editors } from './editors'

/**
 * Lets editors and admins through to an endpoint of ours, which Payload guards by nothing of itself.
 * Who sends it is told by the cookie, that counts only beside the site's own origin, or by a key.
 */
export function requireEditors(req: PayloadRequest): void {
  if (!req.user) throw new UnauthorizedError(req.t)
  if (!editors({ req })) throw new Forbidden(req.t)
}
