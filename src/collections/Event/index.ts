import type { CollectionConfig } from 'payload'
import { events } from '@/content-types/events'
import { listView } from '@/content-types/list-view'
import { eventTypes } from '@/domain/enums'
import { titleCell } from '@/fields/cells'
import { phoneField, websiteField } from '@/fields/contact'
import { pictureField } from '@/fields/picture'
import { selectOptions } from '@/fields/select-options'
import { slug } from '@/fields/slug'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'
import { preview } from '../preview'
import { publishable } from '../publishable'
import { allDay, wholeDay } from './all-day'

/** A grand opening, open house, model tour or community event. */
export const Event: CollectionConfig = {
  slug: events.slug,
  labels: events.labels,
  ...listView({
    filters: ['title', 'eventType', 'eventDate', 'endDate', 'location', 'builder', 'community'],
    savedBy: 'staff',
    count: 'all',
  }),
  admin: {
    group: adminGroups.editorial,
    useAsTitle: events.title,
    components: publishable.components,
    ...preview('events'),
    defaultColumns: ['title', 'eventType', 'eventDate', 'location', 'updatedAt', '_status'],
    listSearchableFields: [
      'title',
      'location',
      'builderName',
      'builder.name',
      'communityName',
      'community.name',
    ],
  },
  access: publishable.access,
  versions: publishable.versions,
  endpoints: publishable.endpoints,
  defaultSort: '-eventDate',
  hooks: {
    beforeOperation: publishable.beforeOperation,
    beforeChange: publishable.beforeChange,
    beforeDelete: publishable.beforeDelete,
    ...invalidateTags(() => [events.tag]),
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { components: { Cell: titleCell('picture') } },
    },
    slug('title'),
    { name: 'description', type: 'textarea', maxLength: 2000 },
    pictureField(),
    {
      type: 'row',
      fields: [
        {
          name: 'eventDate',
          label: 'Starts',
          type: 'date',
          required: true,
          index: true,
          admin: {
            width: '50%',
            date: { pickerAppearance: 'dayAndTime' },
            components: { Cell: '@/admin/cells/event-day-cell#EventDayCell' },
          },
          hooks: wholeDay('first'),
        },
        {
          name: 'endDate',
          label: 'Ends',
          type: 'date',
          index: true,
          admin: { width: '50%', date: { pickerAppearance: 'dayAndTime' } },
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
            const { eventDate } = siblingData as { eventDate?: string | Date | null }
            if (!value || !eventDate) return true
            const ends = new Date(value as string | Date).getTime()
            return ends >= new Date(eventDate).getTime() || 'The end is before the start'
          },
          hooks: wholeDay('last'),
        },
      ],
    },
    allDay,
    {
      type: 'row',
      fields: [
        { name: 'location', type: 'text', maxLength: 160, admin: { width: '50%' } },
        { name: 'address', type: 'text', maxLength: 240, admin: { width: '50%' } },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'builder',
          type: 'relationship',
          relationTo: 'builders',
          admin: { width: '50%', description: 'A builder in the guide.' },
        },
        {
          name: 'builderName',
          type: 'text',
          maxLength: 120,
          admin: { width: '50%', description: 'Or the name of another builder.' },
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
          admin: { width: '50%', description: 'A community in the guide.' },
        },
        {
          name: 'communityName',
          type: 'text',
          maxLength: 120,
          admin: { width: '50%', description: 'Or the name of another community.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        phoneField({ name: 'contactPhone', admin: { width: '50%' } }),
        websiteField({ admin: { width: '50%' } }),
      ],
    },
    {
      name: 'eventType',
      type: 'select',
      required: true,
      defaultValue: 'open-house',
      index: true,
      options: selectOptions(eventTypes),
      admin: { position: 'sidebar' },
    },
    {
      name: 'calendarLink',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '@/admin/calendar/calendar-link#CalendarLink' },
      },
    },
    ...publishable.fields,
  ],
}
