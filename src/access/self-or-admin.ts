import type { Access } from 'payload'
import { admins } from './admins'

/** A member of staff reaches their own account; an admin reaches every account. */
export const selfOrAdmin: Access = ({ req }) => {
  if (admins({ req })) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
