import type { CollectionConfig } from 'payload'
import { denyAll } from '@/access/deny-all'
import { editors } from '@/access/editors'
import { listView } from '@/content-types/list-view'
import { bookingState } from '@/domain/ads/booking'
import { adSlots, bookingStates } from '@/domain/enums'
import { onceFilled } from '@/fields/once-filled'
import { selectOptions } from '@/fields/select-options'
import { siteDay } from '@/lib/dates/site-date'
import { bookedDays } from '../Ad/booked-days'
import { readTerms } from '../Ad/terms'
import { adminGroups } from '../groups'
import { preventUsedDelete } from '../hooks/prevent-used-delete'
import { changeAds } from './hooks/change-ads'
import { nameBooking } from './hooks/name-booking'
import { renewed } from './renewed'

/** Written only by the reminder. */
const stamped = { access: { create: denyAll, update: denyAll } } as const

/**
 * A contract with an advertiser, to which ads belong. For staff only: no page and no public response
 * has it.
 */
export const Booking: CollectionConfig = {
  slug: 'bookings',
  ...listView({
    filters: ['name', 'advertiser', 'slots', 'startsAt', 'endsAt', 'canceled', 'price'],
    savedBy: 'editors',
  }),
  admin: {
    group: adminGroups.site,
    useAsTitle: 'name',
    defaultColumns: ['name', 'advertiser', 'state', 'startsAt', 'endsAt', 'slots', 'price'],
    components: {
      beforeListTable: ['@/admin/ads/availability#ListAvailability'],
      edit: { beforeDocumentControls: ['@/admin/ads/renew-link#RenewLink'] },
      views: {
        edit: {
          report: {
            Component: '@/admin/ads/booking-report#BookingReport',
            path: '/report',
            tab: { label: 'Report', href: '/report', condition: editors, order: 200 },
          },
        },
      },
    },
  },
  access: { read: editors, create: editors, update: editors, delete: editors },
  hooks: {
    beforeChange: [nameBooking],
    afterChange: [changeAds],
    beforeDelete: [preventUsedDelete],
  },
  defaultSort: '-endsAt',
  disableDuplicate: true,
  fields: [
    {
      name: 'advertiser',
      type: 'relationship',
      relationTo: 'advertisers',
      required: true,
      index: true,
      defaultValue: renewed('advertiser'),
    },
    {
      name: 'name',
      type: 'text',
      maxLength: 160,
      admin: { description: 'Leave blank for the advertiser and the first day.' },
    },
    {
      name: 'slots',
      type: 'select',
      hasMany: true,
      required: true,
      options: selectOptions(adSlots),
      defaultValue: renewed('slots'),
    },
    {
      type: 'row',
      fields: bookedDays(
        { required: true, defaultValue: renewed('startsAt'), admin: { width: '50%' } },
        {
          required: true,
          defaultValue: renewed('endsAt'),
          admin: { width: '50%', description: 'The contract runs until the end of this day.' },
        },
      ),
    },
    {
      type: 'row',
      fields: [
        {
          name: 'share',
          label: 'Share of voice, percent',
          type: 'number',
          required: true,
          min: 1,
          max: 100,
          defaultValue: renewed('share', 100),
          admin: {
            width: '50%',
            step: 5,
            description:
              'How much of a slot the contract buys. The weights of the ads decide what it gets.',
          },
        },
        {
          name: 'price',
          label: 'Price, US dollars',
          type: 'number',
          min: 0,
          max: 10_000_000,
          defaultValue: renewed('price'),
          admin: {
            width: '50%',
            description: 'For the whole contract.',
            components: { Cell: '@/admin/cells/price-cell#PriceCell' },
          },
        },
      ],
    },
    { name: 'note', type: 'textarea', maxLength: 2000 },
    {
      name: 'ads',
      type: 'join',
      collection: 'ads',
      on: 'booking',
      defaultSort: 'name',
      admin: { defaultColumns: ['name', 'slot', 'active', 'startsAt', 'endsAt'] },
    },
    {
      name: 'availability',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '@/admin/ads/availability#FormAvailability' },
      },
    },
    {
      name: 'state',
      type: 'select',
      virtual: true,
      options: selectOptions(bookingStates),
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: onceFilled('state'),
        disableListFilter: true,
        disableBulkEdit: true,
      },
      hooks: {
        afterRead: [
          ({ siblingData: { startsAt, endsAt, canceled } }) =>
            startsAt && endsAt
              ? bookingState(
                  readTerms({ startsAt, endsAt, canceled, slots: [] }),
                  siteDay(new Date()),
                )
              : null,
        ],
      },
    },
    {
      name: 'canceled',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Its ads are no longer active.' },
    },
    {
      name: 'renews',
      type: 'relationship',
      relationTo: 'bookings',
      index: true,
      maxDepth: 0,
      defaultValue: renewed('renews'),
      admin: {
        position: 'sidebar',
        description: 'The booking that this one continues. No reminder is sent for that one.',
      },
    },
    {
      name: 'reminder',
      label: 'Renewal reminder',
      type: 'relationship',
      relationTo: 'deliveries',
      maxDepth: 0,
      ...stamped,
      admin: { position: 'sidebar', readOnly: true, condition: onceFilled('reminder') },
    },
    // The last day of which the staff were reminded.
    { name: 'remindedFor', type: 'date', ...stamped, admin: { hidden: true } },
  ],
}
