import type { PayloadRequest } from 'payload'
import type { Role } from '@/domain/enums'

/** Whether the request has a signed-in user with one of the given roles. */
export function hasRole(req: PayloadRequest, ...allowed: readonly Role[]): boolean {
  return req.user != null && allowed.includes(req.user.role)
}
