import type { DateField } from 'payload'
import { date as validDate } from 'payload/shared'

const bookedDay = (field: Omit<DateField, 'type'>): DateField => ({
  type: 'date',
  index: true,
  ...field,
  admin: {
    components: { Cell: '@/admin/cells/day-cell#DayCell' },
    ...field.admin,
  },
})

const firstDay = (own: Partial<DateField>): DateField =>
  bookedDay({ name: 'startsAt', label: 'First day', ...own })

const lastDay = (own: Partial<DateField>): DateField =>
  bookedDay({
    name: 'endsAt',
    label: 'Last day',
    ...own,
    validate: (value, options) => {
      const { startsAt } = options.siblingData as { startsAt?: string | Date | null }
      if (value && startsAt && new Date(value) < new Date(startsAt)) {
        return 'The last day is before the first day.'
      }
      return validDate(value, options)
    },
  })

/** The days for which an ad or a booking is booked, in San Antonio's time zone. */
export const bookedDays = (
  first: Pick<DateField, 'required' | 'defaultValue' | 'admin'>,
  last: Pick<DateField, 'required' | 'defaultValue' | 'admin'>,
): DateField[] => [firstDay(first), lastDay(last)]
