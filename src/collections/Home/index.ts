import type { CollectionConfig, NumberField } from 'payload'
import { cacheTags } from '@/config/cache-tags'
import { homes } from '@/content-types/homes'
import { listView } from '@/content-types/list-view'
import { homeStages, homeStatuses } from '@/domain/enums'
import { booleanCell, titleCell } from '@/fields/cells'
import { dimensions } from '@/fields/dimensions'
import { formTabs } from '@/fields/form-tabs'
import { priceField } from '@/fields/price'
import { selectOptions } from '@/fields/select-options'
import { slug } from '@/fields/slug'
import { noteSubmission, submissionSource } from '@/fields/submission-source'
import { uploadTable } from '@/fields/upload-table'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'
import { slugInCommunity } from '../hooks/slug-in-community'
import { publishable } from '../publishable'
import { dateOfSale } from './hooks/date-of-sale'
import { planOfCommunity } from './hooks/plan-of-community'

/** A copy of a home has neither its number nor its date of sale. */
const clear = () => null

const notInTheFuture = (value: Date | null | undefined) =>
  !value || new Date(value) <= new Date() || 'Enter a day that is not in the future.'

const earlierPrice: NumberField = {
  ...priceField('earlierPrice', 'Earlier price (USD)', 'Shown struck through.', '33%'),
  validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
    const { price } = siblingData as { price?: number | null }
    if (typeof value !== 'number' || typeof price !== 'number') return true
    return value > price || 'The earlier price is not above the price. Leave it empty.'
  },
} as NumberField

/** A house for sale: built, under construction, or planned on a lot. */
export const Home: CollectionConfig = {
  slug: homes.slug,
  labels: homes.labels,
  ...listView({
    filters: [
      'address',
      'builderNumber',
      'community',
      'builder',
      'plan',
      'price',
      'stage',
      'moveIn',
      'status',
    ],
  }),
  admin: {
    group: adminGroups.listings,
    useAsTitle: homes.title,
    components: publishable.components,
    defaultColumns: ['address', 'community', 'plan', 'price', 'stage', 'status', '_status'],
    listSearchableFields: ['address', 'builderNumber', 'lot', 'community.name'],
    description: 'Single homes that buyers can move into, with address and price.',
  },
  access: publishable.access,
  versions: publishable.versions,
  endpoints: publishable.endpoints,
  defaultSort: 'address',
  indexes: [{ fields: ['community', 'slug'], unique: true }],
  hooks: {
    beforeOperation: publishable.beforeOperation,
    beforeChange: [
      slugInCommunity,
      planOfCommunity,
      dateOfSale,
      ...publishable.beforeChange,
      noteSubmission,
    ],
    beforeDelete: publishable.beforeDelete,
    ...invalidateTags((doc) => [cacheTags.homes, cacheTags.communityHomes(Number(doc.community))]),
  },
  fields: [
    formTabs({
      'Basics and price': [
        {
          type: 'row',
          fields: [
            {
              name: 'address',
              label: 'Street address',
              type: 'text',
              required: true,
              index: true,
              maxLength: 160,
              admin: {
                width: '50%',
                placeholder: '214 Bluestem Run',
                components: { Cell: titleCell('images') },
              },
            },
            {
              name: 'lot',
              type: 'text',
              maxLength: 40,
              admin: { width: '25%', placeholder: 'Block 4, Lot 12' },
            },
            {
              name: 'builderNumber',
              label: 'Builder’s number',
              type: 'text',
              index: true,
              maxLength: 40,
              hooks: { beforeDuplicate: [clear] },
              admin: { width: '25%' },
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
              admin: { width: '33%' },
            },
            {
              name: 'builder',
              type: 'relationship',
              relationTo: 'builders',
              required: true,
              index: true,
              admin: { width: '33%' },
            },
            {
              name: 'plan',
              type: 'relationship',
              relationTo: 'floor-plans',
              index: true,
              filterOptions: ({ data }) =>
                data.community ? { community: { equals: data.community } } : true,
              admin: { width: '33%', description: 'A plan of the community.' },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            priceField('price', 'Price (USD)', 'Empty: “Call for pricing”.', '33%'),
            earlierPrice,
            {
              name: 'elevation',
              type: 'text',
              maxLength: 40,
              admin: { width: '33%', placeholder: 'A' },
            },
          ],
        },
        { type: 'row', fields: dimensions },
        {
          type: 'row',
          fields: [
            {
              name: 'stage',
              type: 'select',
              required: true,
              defaultValue: 'to-be-built',
              index: true,
              options: selectOptions(homeStages),
              admin: { width: '33%' },
            },
            {
              name: 'moveIn',
              label: 'Move-in date',
              type: 'date',
              index: true,
              admin: { width: '33%', date: { pickerAppearance: 'dayOnly' } },
            },
            {
              name: 'status',
              label: 'Availability',
              type: 'select',
              // Payload's generated enum name would conflict with that of the `_status` field.
              enumName: 'enum_home_availability',
              required: true,
              defaultValue: 'available',
              index: true,
              options: selectOptions(homeStatuses),
              admin: { width: '33%' },
            },
          ],
        },
        slug('address', { unique: false }),
      ],
      Pictures: [
        {
          name: 'images',
          label: 'Pictures',
          type: 'upload',
          relationTo: 'media',
          hasMany: true,
          maxRows: 24,
          admin: {
            description: 'Without pictures, the first elevation of the plan is shown.',
            components: uploadTable,
          },
        },
      ],
    }),
    {
      name: 'isModel',
      label: 'Model home',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'Open to visitors.',
        components: { Cell: booleanCell('Model') },
      },
    },
    {
      name: 'soldAt',
      label: 'Sold on',
      type: 'date',
      validate: notInTheFuture,
      hooks: { beforeDuplicate: [clear] },
      admin: {
        position: 'sidebar',
        condition: ({ status }) => status === 'sold',
        description: 'Empty: today. The page says so for 30 days after it, then it is gone.',
      },
    },
    ...submissionSource,
    ...publishable.fields,
  ],
}
