import type { GlobalBeforeOperationHook, JsonObject } from 'payload'
import { apiError } from '@/collections/api-error'

/**
 * Publishes a save that is not a draft. Payload would keep the status of the newest version, and
 * write that of a draft over the published one. Every page uses the globals, so none of them can be
 * unpublished.
 */
export const publishByDefault: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update') return args
  const data: JsonObject = args.data ?? {}
  if (args.unpublishAllLocales || (!args.draft && data._status === 'draft')) {
    throw apiError('This can’t be unpublished, because the site always shows it.')
  }
  return args.draft ? args : { ...args, data: { ...data, _status: 'published' } }
}
