import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { lockAdmins } from '@/database/accounts'

declare module 'payload' {
  export interface RequestContext {
    /** The admins that this request deletes, demotes or disables. */
    leavingAdmins?: Set<number>
  }
}

const LAST_ADMIN = 'This is the last admin. Give another account the admin role first.'

/**
 * Prevents removing the last admin. A bulk request processes its documents concurrently in one
 * transaction, so each adds its id to a shared set before it counts the other admins.
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
  // Read from the database, because the account may have changed since Payload read it.
  if (operation === 'update' && (data.role !== 'admin' || data.disabled))
    await leave(req, originalDoc.id)
  return data
}

export const keepAnAdminOnDelete: CollectionBeforeDeleteHook = ({ id, req }) =>
  leave(req, Number(id))
