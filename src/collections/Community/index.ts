import { isDeepStrictEqual } from 'node:util'
import type { CollectionConfig, Field, JsonObject } from 'payload'
import { denyAll } from '@/access/deny-all'
import { cacheTags } from '@/config/cache-tags'
import { communities } from '@/content-types/communities'
import { listView } from '@/content-types/list-view'
import { featuredField } from '@/fields/featured'
import { inclusionsField } from '@/fields/inclusions'
import { searchEngines } from '@/fields/search-engines'
import { slug } from '@/fields/slug'
import { noteSubmission, submissionSource } from '@/fields/submission-source'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'
import { preview } from '../preview'
import { publicationDate } from '../publication-date'
import { publishable } from '../publishable'
import { costFields } from './fields/costs'
import { descriptionFields } from './fields/description'
import { featureFields } from './fields/features'
import { locationFields } from './fields/location'
import { nameFields } from './fields/name'
import { officeFields } from './fields/office'
import { salesFields } from './fields/sales'
import { schoolFields } from './fields/schools'

/** A part of the form, in the order in which an editor fills it in. */
const section = (label: string, fields: Field[]): Field => ({
  type: 'collapsible',
  label,
  admin: { className: 'form-section' },
  fields,
})

const getBuilders = (community?: JsonObject) => community?.builders ?? []

export const Community: CollectionConfig = {
  slug: communities.slug,
  labels: communities.labels,
  ...listView({
    filters: [
      'name',
      'city',
      'county',
      'builders',
      'startPrice',
      'status',
      'isFeatured',
      'verifiedAt',
    ],
    savedBy: 'staff',
    count: 'all',
  }),
  admin: {
    group: adminGroups.listings,
    useAsTitle: communities.title,
    ...preview('communities'),
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
      edit: {
        ...publishable.components.edit,
        beforeDocumentControls: ['@/admin/location/coordinates-warning#CoordinatesWarning'],
      },
      views: {
        edit: {
          plansAndHomes: {
            Component: '@/admin/plans-and-homes/view#PlansAndHomesView',
            path: '/plans-and-homes',
            tab: { label: 'Plans and homes', href: '/plans-and-homes', order: 200 },
          },
        },
      },
      beforeListTable: [
        '@/admin/listing-grid/listing-grid#ListingGrid',
        '@/admin/bulk-update/listing-bulk#ListingBulk',
      ],
    },
    listSearchableFields: ['name', 'city', 'location', 'slug', 'builders.name'],
    description:
      'All new-home communities in the guide. Published communities appear on the site immediately.',
  },
  access: publishable.access,
  versions: publishable.versions,
  endpoints: publishable.endpoints,
  defaultSort: 'name',
  hooks: {
    beforeOperation: publishable.beforeOperation,
    beforeChange: [...publishable.beforeChange, noteSubmission],
    beforeDelete: publishable.beforeDelete,
    ...invalidateTags((doc, other) => [
      cacheTags.communities,
      cacheTags.community(String(doc.slug)),
      ...(isDeepStrictEqual(getBuilders(doc), getBuilders(other))
        ? []
        : [cacheTags.buildersWithCommunities]),
    ]),
  },
  fields: [
    section('Name & builders', nameFields),
    section('Price & availability', salesFields),
    section('Costs', costFields),
    section('What the price includes', [{ ...inclusionsField, label: false }]),
    section('Sales office & incentives', officeFields),
    section('Location', locationFields),
    section('Schools', schoolFields),
    section('Description & pictures', descriptionFields),
    section('Home types & amenities', featureFields),
    slug('name'),
    featuredField,
    // The filter `?status=new` uses the first publication.
    publicationDate({
      name: 'firstPublishedAt',
      label: 'First published',
      access: { create: denyAll, update: denyAll },
      admin: { position: 'sidebar', readOnly: true },
    }),
    searchEngines(),
    ...submissionSource,
    ...publishable.fields,
  ],
}
