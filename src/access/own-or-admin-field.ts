import type { FieldAccess } from 'payload'
import { admins } from './admins'

/** What stands in an account and concerns nobody but its owner and the admins. */
export const ownOrAdminField: FieldAccess = ({ req, doc }) =>
  admins({ req }) || (req.user != null && doc?.id === req.user.id)
