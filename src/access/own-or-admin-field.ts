import type { FieldAccess } from 'payload'
import { admins } from './admins'

/**
 * What stands in an account and concerns nobody but its owner and the admins. A form is asked about
 * by the number of its document alone; a document that is read has its own.
 */
export const ownOrAdminField: FieldAccess = ({ req, id, doc }) =>
  admins({ req }) || (req.user != null && (doc?.id ?? id) === req.user.id)
