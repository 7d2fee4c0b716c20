import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'

const notice = '@/admin/locks/take-over-notice#TakeOverNotice'

function withNotice(collection: CollectionConfig): CollectionConfig {
  if (collection.lockDocuments === false) return collection
  const { admin } = collection
  const edit = admin?.components?.edit
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), notice]
  const components = { ...admin?.components, edit: { ...edit, beforeDocumentControls } }
  return { ...collection, admin: { ...admin, components } }
}

function withGlobalNotice(global: GlobalConfig): GlobalConfig {
  if (global.lockDocuments === false) return global
  const { admin } = global
  const elements = admin?.components?.elements
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), notice]
  const components = { ...admin?.components, elements: { ...elements, beforeDocumentControls } }
  return { ...global, admin: { ...admin, components } }
}

/** Adds the take-over notice to every form that locks its document. */
export const documentLocks: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withNotice),
  globals: config.globals?.map(withGlobalNotice),
})
