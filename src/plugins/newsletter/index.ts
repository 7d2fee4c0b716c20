import type { CollectionConfig, Endpoint, Plugin } from 'payload'
import { exportSubscribers } from './export-subscribers'
import { exportSuppressions } from './export-suppressions'
import { importSubscribers } from './import-subscribers'
import { importSuppressions } from './import-suppressions'

const endpoints: Readonly<Record<string, Endpoint[]>> = {
  'newsletter-subscriptions': [
    { path: '/export', method: 'get', handler: exportSubscribers },
    { path: '/import', method: 'post', handler: importSubscribers },
  ],
  'newsletter-suppressions': [
    { path: '/export', method: 'get', handler: exportSuppressions },
    { path: '/import', method: 'post', handler: importSuppressions },
  ],
}

function withFiles(collection: CollectionConfig): CollectionConfig {
  const own = endpoints[collection.slug]
  return own ? { ...collection, endpoints: [...(collection.endpoints || []), ...own] } : collection
}

/**
 * The import and export endpoints of the newsletter lists, under `/cms/api`. They are a plugin, not
 * part of the collections, because each file adds an entry to the audit log, which is a plugin.
 */
export const newsletterFiles: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withFiles),
})
