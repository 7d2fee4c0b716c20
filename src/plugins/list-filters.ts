import type { CollectionSlug, Field, SanitizedConfig, Tab } from 'payload'

const review = ['_status', 'reviewState', 'updatedAt'] as const

/** The filters of the lists with many fields, by their paths. */
const filters: Readonly<Partial<Record<CollectionSlug, readonly string[]>>> = {
  communities: [
    'name',
    'city',
    'county',
    'builders',
    'startPrice',
    'status',
    'isFeatured',
    'verifiedAt',
    'latitude',
    ...review,
  ],
  'floor-plans': [
    'name',
    'planNumber',
    'community',
    'builder',
    'basePrice',
    'squareFeet',
    'beds',
    'homeType',
    ...review,
  ],
  homes: [
    'address',
    'builderNumber',
    'community',
    'builder',
    'plan',
    'price',
    'stage',
    'moveIn',
    'status',
    ...review,
  ],
  builders: ['name', 'tier', 'isCustom', 'phone', 'email', 'website', ...review],
  'blog-posts': ['title', 'category', 'tags', 'author', 'publishedAt', ...review],
  events: [
    'title',
    'eventType',
    'eventDate',
    'endDate',
    'location',
    'builder',
    'community',
    ...review,
  ],
  resources: ['title', 'type', 'category', 'author', ...review],
  'helpful-articles': ['title', 'category', 'author', 'publishDate', 'isFeatured', ...review],
  realtors: ['name', 'title', 'phone', 'email', 'specialties', 'serviceAreas', 'updatedAt'],
  'service-providers': ['name', 'kind', 'services', 'phone', 'email', 'address', 'updatedAt'],
  ads: ['name', 'advertiser', 'slot', 'active', 'isHouse', 'startsAt', 'endsAt', 'updatedAt'],
  leads: [
    'name',
    'email',
    'source',
    'community',
    'home',
    'plan',
    'builder',
    'interest',
    'status',
    'owner',
    'quarantined',
    'createdAt',
  ],
  'newsletter-subscriptions': [
    'email',
    'name',
    'zipCode',
    'interest',
    'areasOfInterest',
    'isRealtor',
    'status',
    'consent.form',
    'unsubscribedAt',
    'quarantined',
    'createdAt',
  ],
  deliveries: [
    'subject',
    'to',
    'kind',
    'channel',
    'status',
    'sentAt',
    'lead',
    'builder',
    'createdAt',
  ],
  submissions: [
    'title',
    'builder',
    'status',
    'source',
    'receivedAt',
    'receivedBy',
    'appliedAt',
    'appliedBy',
    'undoneAt',
  ],
  users: ['name', 'email', 'role', 'createdAt', 'updatedAt'],
  media: [
    'alt',
    'caption',
    'folder',
    'filename',
    'mimeType',
    'filesize',
    'width',
    'height',
    'updatedAt',
  ],
}

const times = ['createdAt', 'updatedAt', 'deletedAt']

/** Whether an editor sees the field in the form, or its value in the list. */
function isKnown(field: Field, path: string): boolean {
  const isRowId = path.endsWith('.id')
  const isInternal = field.type === 'json' || path.startsWith('meta.') || isRowId
  const { admin } = field
  const isHidden = admin !== undefined && 'hidden' in admin && admin.hidden === true
  return !isInternal && (!isHidden || times.includes(path))
}

type IsOffered = (field: Field, path: string) => boolean

/** New fields, because some are shared between collections. */
function limited<Fields extends Field | Tab>(
  fields: readonly Fields[],
  isOffered: IsOffered,
  prefix = '',
): Fields[] {
  return fields.map((field) => {
    if ('tabs' in field) return { ...field, tabs: limited(field.tabs, isOffered, prefix) }
    const path = 'name' in field && field.name ? `${prefix}${field.name}` : null
    if ('fields' in field) {
      const within = path === null ? prefix : `${path}.`
      return { ...field, fields: limited(field.fields, isOffered, within) }
    }
    if (path === null || !('type' in field) || isOffered(field, path)) return field
    return { ...field, admin: { ...field.admin, disableListFilter: true } }
  })
}

/**
 * Limits the filters of every list to fields that an editor knows. Payload offers all of them, down
 * to the ids of rows, which it adds while it completes the configuration; so this is its last step.
 */
export function limitListFilters(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const offered = filters[collection.slug as CollectionSlug]
    const isOffered: IsOffered = offered ? (_, path) => offered.includes(path) : isKnown
    collection.fields = limited(collection.fields, isOffered)
  }
  return config
}
