import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { staff } from '@/access/staff'

const updatedBy: Field = {
  name: 'updatedBy',
  label: 'Last edited by',
  type: 'relationship',
  relationTo: 'users',
  maxDepth: 0,
  access: { read: staff },
  admin: { position: 'sidebar', readOnly: true },
}

/** Whatever the request says, the last editor is whoever sent it; a script leaves nobody's name. */
const sign: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  updatedBy: req.user?.id ?? null,
})

/** Lets every version of a document that can be drafted tell who saved it. */
export function signVersions(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, versions } = collection
  if (typeof versions !== 'object' || !versions.drafts) return collection
  return {
    ...collection,
    fields: [...collection.fields, updatedBy],
    hooks: { ...hooks, beforeChange: [...(hooks.beforeChange ?? []), sign] },
  }
}
