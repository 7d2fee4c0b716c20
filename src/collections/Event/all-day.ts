import type { CheckboxField, FieldHook } from 'payload'
import { fromZonedTime, siteDay } from '@/lib/dates/site-date'

export const allDay: CheckboxField = {
  name: 'allDay',
  label: 'All day',
  type: 'checkbox',
  defaultValue: false,
  admin: { description: 'Visitors see the days without times.' },
}

const edges = { first: '00:00', last: '23:59' } as const

/**
 * The start and the end of an event that lasts all day are those of its first and last day in San
 * Antonio, so that every rule about the time of an event holds for it.
 */
export function wholeDay(edge: keyof typeof edges): { beforeChange: FieldHook[] } {
  const widen: FieldHook = ({ siblingData, value }) => {
    const { allDay: isAllDay, eventDate } = siblingData
    const moment = value ?? eventDate
    if (!isAllDay || !moment) return value
    return fromZonedTime(siteDay(new Date(moment)), edges[edge]).toISOString()
  }
  return { beforeChange: [widen] }
}
