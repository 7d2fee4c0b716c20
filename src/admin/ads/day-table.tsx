import { type AdDay, clickRate } from '@/domain/ads/ad-report'
import { formatCalendarDay } from '@/lib/dates/format-date'
import { CountTable } from './count-table'

export function DayTable({ days }: { days: readonly AdDay[] }) {
  const now = new Date()
  const rows = [...days].reverse().map((row) => ({
    key: row.day,
    name: <time dateTime={row.day}>{formatCalendarDay(row.day, now)}</time>,
    impressions: row.impressions,
    clicks: row.clicks,
    rate: clickRate(row),
  }))
  return <CountTable column="Day" rows={rows} />
}
