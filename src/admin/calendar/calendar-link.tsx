'use client'

import { Link, useFormFields } from '@payloadcms/ui'
import { adminPaths } from '@/config/admin-paths'
import { siteDay } from '@/lib/dates/site-date'

/** Leads from an event to its day in the calendar, where it can be moved and duplicated. */
export function CalendarLink() {
  const date = useFormFields(([fields]) => fields.eventDate?.value)
  const isDated = typeof date === 'string' || date instanceof Date
  if (!isDated) return null
  return (
    <p className="field-type">
      <Link href={`${adminPaths.calendar}?day=${siteDay(new Date(date))}`} prefetch={false}>
        Move or duplicate in the calendar
      </Link>
    </p>
  )
}
