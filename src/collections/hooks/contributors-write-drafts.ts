import { type CollectionBeforeOperationHook, Forbidden, type JsonObject } from 'payload'
import { hasRole } from '@/access/roles'

/** A save that changes the status alone, and not beside the published version, takes that down. */
const takesDown = ({ draft, data }: { draft?: boolean; data?: JsonObject }): boolean =>
  !draft && Object.keys(data ?? {}).join() === '_status'

/**
 * Whatever a contributor saves is kept as a draft beside the published version. Access control
 * refuses an open wish to publish; this also covers a save that names no status at all, which
 * Payload would otherwise write straight to the live document, and an old version that would be
 * restored there. An open wish to take the document down is refused like one to publish it: whoever
 * waits for it, as the worker at its hour, is to hear that nothing came of it.
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
