'use client'

import { useRowLabel } from '@payloadcms/ui'
import { weekdays } from '@/domain/enums'

interface HoursRow {
  readonly days?: readonly string[] | null
}

/** The days, so that a collapsed row says what it is. */
export function HoursRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<HoursRow>()
  const chosen = data?.days ?? []
  const days = weekdays.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
  return <span>{days.join(', ') || `Hours ${rowNumber + 1}`}</span>
}
