import type { Access, AccessArgs, CollectionConfig, Plugin } from 'payload'
import { editors } from '@/access/editors'
import { staff } from '@/access/staff'
import { readListView } from '@/content-types/list-view'

/**
 * The lists with personal data. Their filters may contain names, so only roles that can read the
 * list can save them.
 */
export const listsOfPeople = (
  collections: readonly Pick<CollectionConfig, 'slug' | 'custom'>[],
): string[] =>
  collections
    .filter((collection) => readListView(collection).savedBy === 'editors')
    .map(({ slug }) => slug)

/** In addition to Payload's rule, which allows a user's filters and shared ones. */
function withoutPeople(people: string[]): Access {
  return ({ req, data }) => {
    if (editors({ req })) return true
    if (!staff({ req }) || people.includes(data?.relatedCollection)) return false
    return { relatedCollection: { not_in: people } }
  }
}

/** Named filters and columns of list views. */
export const savedFilters: Plugin = (config) => {
  const allowed = withoutPeople(listsOfPeople(config.collections ?? []))
  const create = (args: AccessArgs): boolean => allowed(args) !== false
  return {
    ...config,
    queryPresets: {
      labels: { singular: 'saved filter', plural: 'saved filters' },
      access: { create, read: allowed, update: allowed, delete: allowed },
      constraints: {},
    },
    collections: config.collections?.map((collection) =>
      readListView(collection).savedBy ? { ...collection, enableQueryPresets: true } : collection,
    ),
  }
}
