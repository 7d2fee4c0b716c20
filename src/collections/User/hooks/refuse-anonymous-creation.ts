import { type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { hasRole } from '@/access/roles'

/**
 * Payload creates the first account without access control. Only scripts (`npm start`,
 * `npm run admin`) and admins may create accounts.
 */
export const refuseAnonymousCreation: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'create') return
  if (req.payloadAPI !== 'local' && !hasRole(req, 'admin')) throw new Forbidden(req.t)
}
