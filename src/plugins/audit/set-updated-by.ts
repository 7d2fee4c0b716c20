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

/**
 * Sets the last editor to the user of the request and ignores the submitted value. Scripts have no
 * user.
 */
const sign: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  updatedBy: req.user?.id ?? null,
})

/** Adds the field `updatedBy` to collections with drafts, so every version records its editor. */
export function setUpdatedBy(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, versions } = collection
  if (typeof versions !== 'object' || !versions.drafts) return collection
  return {
    ...collection,
    fields: [...collection.fields, updatedBy],
    hooks: { ...hooks, beforeChange: [...(hooks.beforeChange ?? []), sign] },
  }
}
