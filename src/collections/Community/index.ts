import { isDeepStrictEqual } from 'node:util'
import type { CollectionConfig, JsonObject } from 'payload'
import { denyAll } from '@/access/deny-all'
import { cacheTags } from '@/config/cache-tags'
import { communities } from '@/content-types/communities'
import { listView } from '@/content-types/list-view'
import { featuredField } from '@/fields/featured'
import { formSection, formTabs } from '@/fields/form-tabs'
import { inclusionsField } from '@/fields/inclusions'
import { onceFilled } from '@/fields/once-filled'
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
import { amenitiesField, homeTypesField } from './fields/features'
import { locationFields } from './fields/location'
import { nameFields } from './fields/name'
import { incentivesField, officeFields } from './fields/office'
import { countFields, salesFields } from './fields/sales'
import { schoolFields } from './fields/schools'

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
    formTabs({
      'Basics and price': [
        formSection('Name & builders', [...nameFields, slug('name')]),
        formSection('Price & availability', salesFields),
        formSection('Sales office', officeFields),
      ],
      'Costs and incentives': [
        formSection('Incentives', [incentivesField]),
        formSection('Costs', costFields),
        formSection('What the price includes', [{ ...inclusionsField, label: false }]),
      ],
      'Location and schools': [
        formSection('Location', locationFields),
        formSection('Schools', schoolFields),
      ],
      'Pictures and text': [
        formSection('Description & pictures', descriptionFields),
        formSection('Amenities', [amenitiesField]),
        searchEngines(),
      ],
      'Plans and homes': [
        {
          name: 'plansAndHomes',
          type: 'ui',
          admin: {
            disableBulkEdit: true,
            disableListColumn: true,
            components: { Field: '@/admin/plans-and-homes/form-link#PlansAndHomesLink' },
          },
        },
        formSection('What the builder reports', [...countFields, homeTypesField]),
      ],
    }),
    featuredField,
    // The filter `?status=new` uses the first publication.
    publicationDate({
      name: 'firstPublishedAt',
      label: 'First published',
      access: { create: denyAll, update: denyAll },
      admin: { position: 'sidebar', readOnly: true, condition: onceFilled('firstPublishedAt') },
    }),
    ...submissionSource,
    ...publishable.fields,
  ],
}
