import type { CollectionConfig, UIField } from 'payload'
import { editors } from '@/access/editors'
import { records } from '@/access/records'
import { cacheTags } from '@/config/cache-tags'
import { listView } from '@/content-types/list-view'
import { adSlots } from '@/domain/enums'
import { booleanCell, titleCell } from '@/fields/cells'
import { linkField } from '@/fields/link'
import { pictureField } from '@/fields/picture'
import { selectOptions } from '@/fields/select-options'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'
import { bookedDays } from './booked-days'
import { fitBooking } from './hooks/fit-booking'

/** A list column that is not part of the form: counts of the last 30 days. */
const countColumn = (counted: 'impressions' | 'clicks', label: string): UIField => ({
  name: `recent-${counted}`,
  label,
  type: 'ui',
  admin: {
    components: {
      Cell: { path: '@/admin/cells/ad-count-cell#AdCountCell', serverProps: { counted } },
    },
  },
})

/** A 300 x 250 ad in the sidebars, or a house ad that is shown when none is booked. */
export const Ad: CollectionConfig = {
  slug: 'ads',
  labels: { singular: 'Ad', plural: 'Advertising' },
  ...listView({
    filters: [
      'name',
      'advertiser',
      'booking',
      'slot',
      'active',
      'isHouse',
      'startsAt',
      'endsAt',
      'updatedAt',
    ],
    savedBy: 'staff',
    count: 'all',
  }),
  admin: {
    group: adminGroups.site,
    useAsTitle: 'name',
    defaultColumns: [
      'name',
      'advertiser',
      'slot',
      'active',
      'endsAt',
      'recent-impressions',
      'recent-clicks',
    ],
    components: {
      views: {
        edit: {
          report: {
            Component: '@/admin/ads/report#AdReport',
            path: '/report',
            tab: { label: 'Report', href: '/report', condition: editors, order: 200 },
          },
        },
      },
    },
  },
  access: records,
  hooks: { ...invalidateTags(() => [cacheTags.ads]), beforeChange: [fitBooking] },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { components: { Cell: titleCell('creative') } },
    },
    { name: 'advertiser', type: 'text', maxLength: 120 },
    {
      name: 'booking',
      type: 'relationship',
      relationTo: 'bookings',
      index: true,
      maxDepth: 0,
      // Neither visitors nor contributors read what a booking is about.
      access: { read: editors },
      admin: { description: 'The ad runs within the days and in the slots of its booking.' },
    },
    pictureField({
      name: 'creative',
      required: true,
      description: '300 x 250 pixels, or larger with the same aspect ratio.',
    }),
    {
      name: 'shapeHint',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '@/admin/ads/size-hint#SizeHint' },
      },
    },
    {
      name: 'alt',
      label: 'Alt text',
      type: 'text',
      required: true,
      maxLength: 300,
    },
    linkField({ required: true }),
    {
      name: 'slot',
      type: 'select',
      required: true,
      index: true,
      options: selectOptions(adSlots),
      admin: { position: 'sidebar' },
    },
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar', components: { Cell: booleanCell('Active') } },
    },
    {
      name: 'isHouse',
      label: 'House ad',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'Shown when no booked ad is running in this slot.',
      },
    },
    ...bookedDays(
      {
        admin: {
          position: 'sidebar',
          description: 'Leave blank for the first day of the booking, or to start now without one.',
        },
      },
      {
        admin: {
          position: 'sidebar',
          description:
            'The ad runs until the end of this day. Leave blank for the last day of the booking, or for no end date without one.',
        },
      },
    ),
    countColumn('impressions', 'Impressions, 30 days'),
    countColumn('clicks', 'Clicks, 30 days'),
    {
      name: 'weight',
      type: 'number',
      min: 1,
      max: 100,
      defaultValue: 1,
      required: true,
      admin: {
        position: 'sidebar',
        description:
          'When a slot has several ads, an ad with weight 2 is shown twice as often as an ad with weight 1.',
      },
    },
  ],
}
