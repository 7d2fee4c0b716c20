import type { Plugin } from 'payload'
import { eraseEndpoint } from './erase-endpoint'
import { exportEndpoint } from './export-endpoint'
import { personExportEndpoint } from './person-export-endpoint'

/** Endpoints to export and to erase personal data. */
export const personalData: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.slug === 'leads'
      ? {
          ...collection,
          endpoints: [
            ...(collection.endpoints || []),
            exportEndpoint,
            personExportEndpoint,
            eraseEndpoint,
          ],
        }
      : collection,
  ),
})
