import type { CollectionConfig, Field, Plugin } from 'payload'
import { editors } from '@/access/editors'
import { staff } from '@/access/staff'
import { checkWording } from '@/collections/wording/check-wording'
import { isCheckedCollection, WORDING_REASON_MAX_LENGTH } from '@/domain/wording/wording'

/** Lists the marked words; editors write the reason below them. Hidden where nothing is marked. */
const reason: Field = {
  name: 'wordingReason',
  label: 'Reason to publish marked words',
  type: 'textarea',
  maxLength: WORDING_REASON_MAX_LENGTH,
  access: { read: staff, create: editors, update: editors },
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '@/admin/wording/wording-field#WordingField' },
  },
}

function withWording(collection: CollectionConfig): CollectionConfig {
  const { slug, fields, hooks } = collection
  if (!isCheckedCollection(slug)) return collection
  return {
    ...collection,
    fields: [...fields, reason],
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), checkWording(slug)] },
  }
}

/** Adds the check of fair-housing wording to the collections whose texts describe homes. */
export const wording: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withWording),
})
