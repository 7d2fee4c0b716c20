import type { Plugin } from 'payload'
import { AuditEntry } from '@/collections/AuditEntry'
import { signVersions } from './sign-versions'
import { watchCollection } from './watch-collection'
import { watchGlobal } from './watch-global'

/** Payload's own collections (jobs, locks, preferences) hold nothing that staff write themselves. */
const isWatched = ({ slug }: { slug: string }) =>
  slug !== AuditEntry.slug && !slug.startsWith('payload-')

/**
 * Logs who of the staff changed what, in every collection and global. It stands last in the list of
 * plugins, so that it also sees the collections of the others.
 */
export const audit: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    isWatched(collection) ? watchCollection(signVersions(collection)) : collection,
  ),
  globals: config.globals?.map(watchGlobal),
})
