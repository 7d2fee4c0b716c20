import type { CollectionConfig, GlobalConfig } from 'payload'

/** Adds a component to the action bar of a collection's forms. */
export function withControl(collection: CollectionConfig, component: string): CollectionConfig {
  const { admin } = collection
  const edit = admin?.components?.edit
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), component]
  const components = { ...admin?.components, edit: { ...edit, beforeDocumentControls } }
  return { ...collection, admin: { ...admin, components } }
}

/** Adds a component to the action bar of a global's form. */
export function withGlobalControl(global: GlobalConfig, component: string): GlobalConfig {
  const { admin } = global
  const elements = admin?.components?.elements
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), component]
  const components = { ...admin?.components, elements: { ...elements, beforeDocumentControls } }
  return { ...global, admin: { ...admin, components } }
}
