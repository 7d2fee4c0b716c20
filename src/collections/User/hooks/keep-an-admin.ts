import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { lockAdmins } from '@/database/accounts'

declare module 'payload' {
  export interface RequestContext {
    /** Admins that this request deletes or demotes. */
    leavingAdmins?: Set<number>
  }
}

const LAST_ADMIN =
  'This is the last admin: give another account the role of admin first, so that one remains.'

/**
 * Refuses to take away the last admin. A bulk request handles its documents at the same time, in one
 * transaction: each adds itself to the same set before it counts the others.
 */
async function leave(req: PayloadRequest, id: number): Promise<void> {
  const leaving = req.context.leavingAdmins ?? new Set()
  req.context.leavingAdmins = leaving.add(id)
  const admins = await lockAdmins(req)
  if (!admins.includes(id)) return
  if (admins.every((admin) => leaving.has(admin))) throw new APIError(LAST_ADMIN, 409, null, true)
}

export const keepAnAdminOnChange: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  // Asked of the database: the role may have changed since Payload read the account.
  if (operation === 'update' && data.role !== 'admin') await leave(req, originalDoc.id)
  return data
}

export const keepAnAdminOnDelete: CollectionBeforeDeleteHook = ({ id, req }) =>
  leave(req, Number(id))
