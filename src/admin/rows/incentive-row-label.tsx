'use client'

import { useRowLabel } from '@payloadcms/ui'
import { formatCalendarDay } from '@/lib/dates/format-date'
import { siteDay } from '@/lib/dates/site-date'

interface IncentiveRow {
  readonly text?: string | null
  readonly endsOn?: string | null
}

function describeEnd(endsOn: string, now: Date): string {
  const day = siteDay(new Date(endsOn))
  const end = formatCalendarDay(day, now)
  return day < siteDay(now) ? `ended ${end} and is not shown` : `through ${end}`
}

/** The offer and its last day, so that a collapsed row says whether buyers see it. */
export function IncentiveRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<IncentiveRow>()
  const { text, endsOn } = data ?? {}
  const label = [text, endsOn ? describeEnd(endsOn, new Date()) : null].filter(Boolean).join(', ')
  return <span>{label || `Incentive ${rowNumber + 1}`}</span>
}
