import type { GlobalAfterChangeHook, GlobalConfig, JsonObject } from 'payload'
import { changedFields } from '@/lib/changed-fields'
import { append } from './append'
import { describeValues } from './describe-values'

/** Adds the audit hook to a global. A global has no id. */
export function watchGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), logChange] } }
}

const isPublished = ({ _status }: JsonObject) => _status === 'published'

const logChange: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  if (!req.user) return
  await append(req, {
    // A published global stays public while it has a newer draft.
    action: isPublished(doc) && !isPublished(previousDoc ?? {}) ? 'published' : 'updated',
    collectionSlug: global.slug,
    documentTitle: typeof global.label === 'string' ? global.label : null,
    changedFields: changedFields(global.flattenedFields, previousDoc ?? {}, doc),
    changedValues: await describeValues(req, global.flattenedFields, previousDoc ?? {}, doc),
  })
}
