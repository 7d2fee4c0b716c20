import { type CollectionBeforeOperationHook, Forbidden, type JsonObject } from 'payload'
import { hasRole } from '@/access/roles'

/**
 * Whatever a contributor saves is kept as a draft beside the published version. Access control
 * refuses an open wish to publish; this also covers a save that names no status at all, which
 * Payload would otherwise write straight to the live document, and an old version that would be
 * restored there.
 */
export const contributorsWriteDrafts: CollectionBeforeOperationHook = ({
  args,
  operation,
  req,
}) => {
  if (!hasRole(req, 'contributor')) return args
  if (operation === 'restoreVersion' && !args.draft) throw new Forbidden(req.t)
  if (operation !== 'create' && operation !== 'update') return args
  const data: JsonObject = args.data ?? {}
  if (data._status === 'published') throw new Forbidden(req.t)
  return { ...args, draft: true, data: { ...data, _status: 'draft' } }
}
