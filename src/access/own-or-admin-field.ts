import type { FieldAccess } from 'payload'
import { admins } from './admins'

/**
 * Fields that only the owner of an account and admins may read. For a form, Payload passes only the
 * document's id; for a read, the document.
 */
export const ownOrAdminField: FieldAccess = ({ req, id, doc }) =>
  admins({ req }) || (req.user != null && (doc?.id ?? id) === req.user.id)
