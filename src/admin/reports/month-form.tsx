'use client'

import { useRouter } from 'next/navigation'
import { type Month, monthTitle } from '@/domain/reports/month'

interface MonthFormProps {
  readonly months: readonly Month[]
  readonly month: Month
  /** The address of the page, to which the month is added. */
  readonly address: string
}

/** Chooses the month of the page. */
export function MonthForm({ months, month, address }: MonthFormProps) {
  const router = useRouter()
  return (
    <label className="report-tools__month">
      Month
      <select
        className="guide-input"
        value={month}
        onChange={({ target }) => router.push(`${address}?month=${target.value.slice(0, 7)}`)}
      >
        {months.map((one) => (
          <option key={one} value={one}>
            {monthTitle(one)}
          </option>
        ))}
      </select>
    </label>
  )
}
