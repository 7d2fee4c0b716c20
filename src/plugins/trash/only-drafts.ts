import { type CollectionBeforeOperationHook, Forbidden, type JsonObject } from 'payload'
import { hasRole } from '@/access/roles'

/**
 * Keeps published documents out of the trash. Payload only sets `deletedAt`, and every query for
 * visitors goes by `_status`. Therefore moving to the trash unpublishes, a document returns as a draft
 * unless the editor publishes it at once, and in the trash it cannot be changed.
 */
export const onlyDrafts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { deletedAt, ...data }: JsonObject = args.data ?? {}
  const moves = operation === 'update' && Boolean(deletedAt)
  const restores = operation === 'update' && deletedAt === null && args.trash === true
  if (!moves && !restores) return { ...args, data, trash: false }
  // A contributor may not delete. Payload checks this for a move, but not for a restoration.
  if (hasRole(req, 'contributor')) throw new Forbidden(req.t)
  if (moves) {
    return {
      ...args,
      draft: false,
      data: { deletedAt: new Date().toISOString(), _status: 'draft' },
    }
  }
  const status = data._status === 'published' ? 'published' : 'draft'
  return { ...args, draft: false, data: { deletedAt: null, _status: status } }
}
