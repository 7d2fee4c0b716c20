import type { Access, AccessArgs, Plugin, Where } from 'payload'
import { editors } from '@/access/editors'
import { staff } from '@/access/staff'

/** Lists whose filters may be kept, by anybody who sees the list. */
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
/** Lists of people: their filters may name somebody, and are for those who see the list. */
export const listsOfPeople = ['leads', 'newsletter-subscriptions', 'deliveries'] as const
const people: readonly string[] = listsOfPeople

const notOfPeople: Where = { relatedCollection: { not_in: [...people] } }

/** Beside Payload's own rule: one's own filters, and those that were shared. */
const withoutPeople: Access = ({ req, data }) => {
  if (editors({ req })) return true
  if (!staff({ req }) || people.includes(data?.relatedCollection)) return false
  return notOfPeople
}

const create = (args: AccessArgs): boolean => withoutPeople(args) !== false

/** Filters and columns of a list that somebody has named, to come back to. */
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
