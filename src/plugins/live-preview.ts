import type { CollectionBeforeReadHook, Plugin } from 'payload'
import { valuesInForm } from '@/lib/unsaved-values'

/** Payload then populates the values of the form, and applies field access to them. */
const readAsInForm: CollectionBeforeReadHook = ({ collection, context, doc }) => {
  const values = valuesInForm(context, collection.slug, doc.id)
  return values ? { ...doc, ...values, id: doc.id } : doc
}

/** Lets the live preview read documents with the unsaved values of their forms. */
export const livePreview: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.admin?.livePreview
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            beforeRead: [...(collection.hooks?.beforeRead ?? []), readAsInForm],
          },
        }
      : collection,
  ),
})
