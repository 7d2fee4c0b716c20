import type { PayloadRequest } from 'payload'
import type { Root } from './reference-columns'

export const toTableName = (slug: string) => slug.replaceAll('-', '_')

/**
 * Records of what happened. They name a document without showing it, and keep its name or address.
 */
const records = ['leads', 'deliveries', 'redirects']

/** All collections and globals that show documents, without Payload's internal ones. */
export function referenceRoots({ payload }: PayloadRequest): Root[] {
  const { collections, globals } = payload.config
  return [
    ...collections
      .filter(({ slug }) => !slug.startsWith('payload-') && !records.includes(slug))
      .map(({ slug }) => ({ kind: 'collection' as const, slug, table: toTableName(slug) })),
    ...globals.map(({ slug }) => ({ kind: 'global' as const, slug, table: toTableName(slug) })),
  ]
}
