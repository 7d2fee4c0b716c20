'use client'

import dynamic from 'next/dynamic'
import type { CalendarProps } from './calendar'

const Calendar = dynamic<CalendarProps>(() => import('./calendar').then((code) => code.Calendar), {
  ssr: false,
  loading: () => <p role="status">Loading the calendar …</p>,
})

/** Loads the code of the calendar, which no other page needs. */
export function CalendarLoader(props: CalendarProps) {
  return <Calendar {...props} />
}
