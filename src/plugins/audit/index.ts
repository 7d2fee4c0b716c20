import type { Plugin } from 'payload'
import { AuditEntry } from '@/collections/AuditEntry'
import { setUpdatedBy } from './set-updated-by'
import { watchCollection } from './watch-collection'
import { watchGlobal } from './watch-global'

/** Payload's internal collections (jobs, locks, preferences) contain no edits by the staff. */
const isWatched = ({ slug }: { slug: string }) =>
  slug !== AuditEntry.slug && !slug.startsWith('payload-')

/**
 * Records all changes by the staff in every collection and global. It must be the last plugin, so
 * that it includes collections of the others.
 */
export const audit: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    isWatched(collection) ? watchCollection(setUpdatedBy(collection)) : collection,
  ),
  globals: config.globals?.map((global) => watchGlobal(setUpdatedBy(global))),
})
