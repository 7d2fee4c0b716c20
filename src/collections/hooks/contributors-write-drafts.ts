import { type CollectionBeforeOperationHook, Forbidden, type JsonObject } from 'payload'
import { hasRole } from '@/access/roles'

/**
 * Whether an update contains only `_status` and is not saved as a draft, which unpublishes the
 * document.
 */
const takesDown = ({ draft, data }: { draft?: boolean; data?: JsonObject }): boolean =>
  !draft && Object.keys(data ?? {}).join() === '_status'

/**
 * Saves every change by a contributor as a draft. Access control rejects a request to publish. This
 * hook also covers a save without a status, which Payload would write to the published document,
 * and a restored version. A request to unpublish is rejected instead of saved as a draft, so its
 * caller, for example the scheduled job, receives an error.
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
  if (data._status === 'published' || (operation === 'update' && takesDown(args))) {
    throw new Forbidden(req.t)
  }
  return { ...args, draft: true, data: { ...data, _status: 'draft' } }
}
