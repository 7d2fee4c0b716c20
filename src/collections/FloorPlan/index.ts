import type { CollectionConfig, NumberField } from 'payload'
import { cacheTags } from '@/config/cache-tags'
import { floorPlans } from '@/content-types/floor-plans'
import { listView } from '@/content-types/list-view'
import { titleCell } from '@/fields/cells'
import { websiteField } from '@/fields/contact'
import { dimensions, garage, stories } from '@/fields/dimensions'
import { formTabs } from '@/fields/form-tabs'
import { inclusionsField } from '@/fields/inclusions'
import { priceField } from '@/fields/price'
import { slug } from '@/fields/slug'
import { noteSubmission, submissionSource } from '@/fields/submission-source'
import { uploadTable } from '@/fields/upload-table'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'
import { slugInCommunity } from '../hooks/slug-in-community'
import { mustBeListed } from '../listing-options/must-be-listed'
import { publishable } from '../publishable'
import { keepHomesOfPlan } from './hooks/keep-homes-of-plan'

/** Plans that one builder offers to build in one community. */
export const FloorPlan: CollectionConfig = {
  slug: floorPlans.slug,
  labels: floorPlans.labels,
  ...listView({
    filters: [
      'name',
      'planNumber',
      'community',
      'builder',
      'basePrice',
      'squareFeet',
      'beds',
      'homeType',
    ],
  }),
  admin: {
    group: adminGroups.listings,
    useAsTitle: floorPlans.title,
    components: publishable.components,
    defaultColumns: ['name', 'community', 'builder', 'basePrice', 'squareFeet', 'beds', '_status'],
    listSearchableFields: ['name', 'planNumber', 'community.name'],
    description: 'The plans that builders offer in a community. Homes are built from them.',
  },
  access: publishable.access,
  versions: publishable.versions,
  endpoints: publishable.endpoints,
  defaultSort: 'name',
  indexes: [{ fields: ['community', 'slug'], unique: true }],
  hooks: {
    beforeOperation: publishable.beforeOperation,
    beforeChange: [slugInCommunity, keepHomesOfPlan, ...publishable.beforeChange, noteSubmission],
    beforeDelete: publishable.beforeDelete,
    ...invalidateTags((doc) => [cacheTags.plans, cacheTags.communityPlans(Number(doc.community))]),
  },
  fields: [
    formTabs({
      'Basics and price': [
        {
          type: 'row',
          fields: [
            {
              name: 'name',
              type: 'text',
              required: true,
              index: true,
              maxLength: 120,
              admin: { width: '50%', components: { Cell: titleCell('elevations') } },
            },
            {
              name: 'planNumber',
              label: 'Builder’s plan number',
              type: 'text',
              index: true,
              maxLength: 40,
              admin: { width: '50%' },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'community',
              type: 'relationship',
              relationTo: 'communities',
              required: true,
              index: true,
              admin: { width: '50%' },
            },
            {
              name: 'builder',
              type: 'relationship',
              relationTo: 'builders',
              required: true,
              index: true,
              admin: { width: '50%' },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            priceField('basePrice', 'Base price (USD)', 'Empty: “Call for pricing”.'),
            {
              name: 'homeType',
              label: 'Home type',
              type: 'text',
              index: true,
              validate: mustBeListed('home-types', 'value'),
              admin: {
                width: '50%',
                components: { Field: '@/admin/options/option-fields#HomeTypesField' },
              },
            },
          ],
        },
        { type: 'row', fields: [...dimensions, stories, garage] },
        slug('name', { unique: false }),
      ],
      'Pictures and text': [
        {
          name: 'description',
          type: 'textarea',
          maxLength: 5000,
          admin: { rows: 5, description: 'For buyers. A blank line starts a new paragraph.' },
        },
        {
          name: 'drawings',
          label: 'Floor plan drawings',
          type: 'upload',
          relationTo: 'media',
          hasMany: true,
          maxRows: 8,
          admin: {
            description: 'One for each floor, the first floor first.',
            components: uploadTable,
          },
        },
        {
          name: 'elevations',
          type: 'upload',
          relationTo: 'media',
          hasMany: true,
          maxRows: 12,
          admin: {
            description: 'Front views. The first one appears on cards.',
            components: uploadTable,
          },
        },
        websiteField({ name: 'tourUrl', label: 'Link to a tour' }),
      ],
      'Options and inclusions': [
        {
          name: 'options',
          labels: { singular: 'Option', plural: 'Options' },
          type: 'array',
          maxRows: 24,
          admin: {
            description: 'What a buyer can change or add, such as a third garage bay.',
            initCollapsed: true,
            components: { RowLabel: '@/admin/rows/option-row-label#OptionRowLabel' },
          },
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'text',
                  label: 'Option',
                  type: 'text',
                  required: true,
                  maxLength: 120,
                  admin: { width: '67%', placeholder: 'Covered patio, 12 × 16 ft' },
                },
                {
                  ...priceField('price', 'Added price (USD)', 'Empty: price on request.', '33%'),
                  index: false,
                } as NumberField,
              ],
            },
          ],
        },
        inclusionsField,
      ],
      Homes: [
        {
          name: 'homes',
          type: 'join',
          collection: 'homes',
          on: 'plan',
          defaultSort: 'address',
          where: { deletedAt: { exists: false } },
          admin: { defaultColumns: ['address', 'price', 'stage', 'status', '_status'] },
        },
      ],
    }),
    ...submissionSource,
    ...publishable.fields,
  ],
}
