import type { CollectionConfig, Field, Plugin } from 'payload'

const hasDrafts = ({ versions }: CollectionConfig) =>
  typeof versions === 'object' && Boolean(versions.drafts)

/** The publication status as a colored label. */
const status: Field = {
  name: '_status',
  label: 'Status',
  type: 'select',
  // Payload adds its two options.
  options: [],
  admin: { components: { Cell: '@/admin/cells/published-cell#PublishedCell' } },
}

function withListNames({ admin }: CollectionConfig) {
  const { components = {} } = admin ?? {}
  const { beforeListTable = [] } = components
  return {
    ...components,
    beforeListTable: [...beforeListTable, '@/admin/list-names#ListNames'],
  }
}

/**
 * Common settings of all list views: 25 rows, accessible names, and the status of collections with
 * drafts.
 */
export const lists: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    admin: {
      ...collection.admin,
      components: withListNames(collection),
      pagination: { defaultLimit: 25, limits: [10, 25, 50, 100], ...collection.admin?.pagination },
    },
    fields: hasDrafts(collection) ? [...collection.fields, status] : collection.fields,
  })),
})
