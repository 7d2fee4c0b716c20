import type { CollectionConfig } from 'payload'
import { cacheTags } from '@/config/cache-tags'
import { titleCell } from '@/fields/cells'
import { featuredField } from '@/fields/featured'
import { slug } from '@/fields/slug'
import { adminGroups } from '../groups'
import { expireTags } from '../hooks/invalidate-tags'
import { preview } from '../preview'
import { publishable } from '../publishable'
import { listingFields } from './fields/listing'
import { locationFields } from './fields/location'
import { salesFields } from './fields/sales'
import { schoolFields } from './fields/schools'
import { keepFirstPublishedAt } from './hooks/keep-first-published-at'

/** A duplicate has neither been verified nor published. */
const ofTheOriginal = () => null

export const Community: CollectionConfig = {
  slug: 'communities',
  labels: { singular: 'Community', plural: 'Communities' },
  admin: {
    group: adminGroups.listings,
    ...preview('communities'),
    useAsTitle: 'name',
    defaultColumns: [
      'name',
      'city',
      'startPrice',
      'status',
      'verifiedAt',
      'updatedAt',
      '_status',
      'isFeatured',
    ],
    components: {
      ...publishable.components,
      beforeListTable: ['@/admin/bulk-update/listing-bulk#ListingBulk'],
    },
    listSearchableFields: ['name', 'city', 'location', 'slug'],
    description:
      'All new-home communities in the guide. Published communities appear on the site immediately.',
  },
  access: publishable.access,
  versions: publishable.versions,
  endpoints: publishable.endpoints,
  defaultSort: 'name',
  hooks: {
    beforeOperation: publishable.beforeOperation,
    beforeChange: [...publishable.beforeChange, keepFirstPublishedAt],
    ...expireTags((doc) => [cacheTags.communities, cacheTags.community(String(doc.slug))]),
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      index: true,
      maxLength: 120,
      admin: { components: { Cell: titleCell('images') } },
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Listing', fields: listingFields },
        { label: 'Prices & sales', fields: salesFields },
        { label: 'Location', fields: locationFields },
        { label: 'Schools', fields: schoolFields },
      ],
    },
    slug('name'),
    {
      name: 'status',
      label: 'Availability',
      type: 'select',
      // Payload's generated enum name would conflict with that of the `_status` field.
      enumName: 'enum_community_availability',
      required: true,
      defaultValue: 'available',
      index: true,
      options: [
        { value: 'available', label: 'Available' },
        { value: 'coming_soon', label: 'Coming Soon' },
        { value: 'sold_out', label: 'Sold Out' },
      ],
      admin: {
        position: 'sidebar',
        components: { Cell: '@/admin/cells/availability-cell#AvailabilityCell' },
      },
    },
    featuredField,
    {
      name: 'verifiedAt',
      label: 'Last verified',
      type: 'date',
      index: true,
      hooks: { beforeDuplicate: [ofTheOriginal] },
      admin: {
        position: 'sidebar',
        components: { Cell: '@/admin/cells/verified-cell#VerifiedCell' },
        description: 'The date this listing was last verified with the builder.',
      },
    },
    {
      name: 'firstPublishedAt',
      type: 'date',
      index: true,
      hooks: { beforeDuplicate: [ofTheOriginal] },
      admin: { position: 'sidebar', readOnly: true },
    },
    ...publishable.fields,
  ],
}
