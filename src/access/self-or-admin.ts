import type { Access } from 'payload'
import { admins } from './admins'

/** Users access their own account; admins access every account. */
export const selfOrAdmin: Access = ({ req }) => {
  if (admins({ req })) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
