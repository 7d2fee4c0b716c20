import { Forbidden, type PayloadRequest, UnauthorizedError } from 'payload'
import { editors } from './editors'

/**
 * Admits editors and admins to a custom endpoint; Payload applies no access rules to these. Payload
 * reads the user from an API key or from the cookie, which counts only for requests of the same
 * origin.
 */
export function requireEditors(req: PayloadRequest): void {
  if (!req.user) throw new UnauthorizedError(req.t)
  if (!editors({ req })) throw new Forbidden(req.t)
}
