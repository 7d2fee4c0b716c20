import { type AdDay, clickRate } from '@/domain/ads/ad-report'
import { formatNumber } from '@/domain/text/format-number'
import { formatCalendarDay } from '@/lib/dates/format-date'

export function DayTable({ days }: { days: readonly AdDay[] }) {
  const now = new Date()
  return (
    <div className="guide-lines">
      <table>
        <thead>
          <tr>
            {['Day', 'Impressions', 'Clicks', 'Click rate'].map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map((row) => (
            <tr key={row.day}>
              <th scope="row">
                <time dateTime={row.day}>{formatCalendarDay(row.day, now)}</time>
              </th>
              <td>{formatNumber(row.impressions)}</td>
              <td>{formatNumber(row.clicks)}</td>
              <td>{clickRate(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
