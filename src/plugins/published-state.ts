import type { CollectionConfig, Plugin } from 'payload'

const hasDrafts = ({ versions }: CollectionConfig) =>
  typeof versions === 'object' && Boolean(versions.drafts)

/** Shows in every list of documents with drafts, by word and colour, whether the site has them. */
export const publishedState: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasDrafts(collection)
      ? {
          ...collection,
          fields: [
            ...collection.fields,
            {
              name: '_status',
              type: 'select',
              // Payload adds its own two to these.
              options: [],
              admin: { components: { Cell: '@/admin/cells/published-cell#PublishedCell' } },
            },
          ],
        }
      : collection,
  ),
})
