import type { CollectionConfig, Field, Plugin } from 'payload'

const hasDrafts = ({ versions }: CollectionConfig) =>
  typeof versions === 'object' && Boolean(versions.drafts)

/** Whether the site has a document, by word and colour. */
const status: Field = {
  name: '_status',
  label: 'Status',
  type: 'select',
  // Payload adds its own two to these.
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

/** What all lists have in common: 25 rows, names for their parts, the state of what has drafts. */
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
