import type { GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { append } from './append'
import { changedFields } from './changed-fields'

/** Adds the audit hook to a global. A global has no id. */
export function watchGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), logChange] } }
}

const logChange: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  if (!req.user) return
  await append(req, {
    action: 'updated',
    collectionSlug: global.slug,
    documentTitle: typeof global.label === 'string' ? global.label : null,
    changedFields: changedFields(global.flattenedFields, previousDoc ?? {}, doc),
  })
}
