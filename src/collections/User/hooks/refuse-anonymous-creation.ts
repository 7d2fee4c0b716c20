import { type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { hasRole } from '@/access/roles'

/**
 * Payload creates the first account for the first visitor, past access control. Only the guide's own
 * code (`npm start`, `npm run admin`) and admins create accounts, through whatever route.
 */
export const refuseAnonymousCreation: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'create') return
  if (req.payloadAPI !== 'local' && !hasRole(req, 'admin')) throw new Forbidden(req.t)
}
