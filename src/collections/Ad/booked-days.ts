import type { DateField } from 'payload'
import { date as validDate } from 'payload/shared'

const bookedDay = (field: Omit<DateField, 'type'>): DateField => ({
  type: 'date',
  index: true,
  ...field,
  admin: {
    position: 'sidebar',
    components: { Cell: '@/admin/cells/day-cell#DayCell' },
    ...field.admin,
  },
})

/** The days for which an ad is booked, in San Antonio's time zone. */
export const bookedDays: DateField[] = [
  bookedDay({
    name: 'startsAt',
    label: 'First day',
    admin: { description: 'Leave blank to start now.' },
  }),
  bookedDay({
    name: 'endsAt',
    label: 'Last day',
    admin: { description: 'The ad runs until the end of this day. Leave blank for no end date.' },
    validate: (value, options) => {
      const { startsAt } = options.siblingData as { startsAt?: string | Date | null }
      if (value && startsAt && new Date(value) < new Date(startsAt)) {
        return 'The last day is before the first day.'
      }
      return validDate(value, options)
    },
  }),
]
