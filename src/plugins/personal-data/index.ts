import type { Plugin } from 'payload'
import { eraseEndpoint } from './erase-endpoint'
import { exportEndpoint } from './export-endpoint'

/** What the guide keeps about people leaves it here: as a file for the staff, or for ever. */
export const personalData: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.slug === 'leads'
      ? {
          ...collection,
          endpoints: [...(collection.endpoints || []), exportEndpoint, eraseEndpoint],
        }
      : collection,
  ),
})
