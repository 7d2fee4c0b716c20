import type { CollectionConfig, Field, Plugin } from 'payload'
import { hasDrafts } from './has-drafts'

/** The publication status as a colored label. */
const status: Field = {
  name: '_status',
  label: 'Status',
  type: 'select',
  // Payload adds its two options.
  options: [],
  admin: { components: { Cell: '@/admin/cells/published-cell#PublishedCell' } },
}

/** Payload's own field, with a cell that does not wrap. */
const time = (name: string, label: string): Field => ({
  name,
  label,
  type: 'date',
  index: true,
  admin: {
    disableBulkEdit: true,
    hidden: true,
    components: { Cell: '@/admin/cells/time-cell#TimeCell' },
  },
})

/** The times that Payload would add to the fields of a collection. */
function createTimeFields({ fields, timestamps }: CollectionConfig): Field[] {
  if (timestamps === false) return []
  const times = [time('updatedAt', 'Updated'), time('createdAt', 'Created')]
  const declared = fields.map((field) => ('name' in field ? field.name : null))
  return times.filter((field) => 'name' in field && !declared.includes(field.name))
}

function listComponents({ admin }: CollectionConfig) {
  const { components = {} } = admin ?? {}
  const { beforeListTable = [], views = {} } = components
  return {
    ...components,
    beforeListTable: [...beforeListTable, '@/payload-patches/admin/list-names#ListNames'],
    views: { list: { Component: '@/payload-patches/admin/list-view#ListView' }, ...views },
  }
}

/**
 * Common settings of all list views: 25 rows, accessible names, stable filters, the time of the last
 * save, and the status of collections with drafts.
 */
export const lists: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    admin: {
      ...collection.admin,
      components: listComponents(collection),
      pagination: { defaultLimit: 25, limits: [10, 25, 50, 100], ...collection.admin?.pagination },
    },
    fields: [
      ...collection.fields,
      ...(hasDrafts(collection) ? [status] : []),
      ...createTimeFields(collection),
    ],
  })),
})
