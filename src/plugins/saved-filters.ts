import type { Access, AccessArgs, Plugin, Where } from 'payload'
import { editors } from '@/access/editors'
import { staff } from '@/access/staff'

/** Lists whose filters everyone on the staff can save. */
const content = [
  'communities',
  'builders',
  'blog-posts',
  'events',
  'resources',
  'helpful-articles',
  'pages',
  'media',
  'ads',
  'realtors',
  'service-providers',
]
/**
 * Lists with personal data. Their filters may contain names, so only roles that can read the list
 * can save them.
 */
export const listsOfPeople = ['leads', 'newsletter-subscriptions', 'deliveries'] as const
const people: readonly string[] = listsOfPeople

const notOfPeople: Where = { relatedCollection: { not_in: [...people] } }

/** In addition to Payload's rule, which allows a user's filters and shared ones. */
const withoutPeople: Access = ({ req, data }) => {
  if (editors({ req })) return true
  if (!staff({ req }) || people.includes(data?.relatedCollection)) return false
  return notOfPeople
}

const create = (args: AccessArgs): boolean => withoutPeople(args) !== false

/** Named filters and columns of list views. */
export const savedFilters: Plugin = (config) => ({
  ...config,
  queryPresets: {
    labels: { singular: 'saved filter', plural: 'saved filters' },
    access: { create, read: withoutPeople, update: withoutPeople, delete: withoutPeople },
    constraints: {},
  },
  collections: config.collections?.map((collection) =>
    [...content, ...people].includes(collection.slug)
      ? { ...collection, enableQueryPresets: true }
      : collection,
  ),
})
