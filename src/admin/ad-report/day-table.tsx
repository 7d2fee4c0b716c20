import { type AdDay, clickRate } from '@/domain/ad-report'
import { grouped } from '@/domain/grouped'
import { formatDay } from '../dates'

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
                <time dateTime={row.day}>{formatDay(`${row.day}T12:00:00Z`, now)}</time>
              </th>
              <td>{grouped(row.impressions)}</td>
              <td>{grouped(row.clicks)}</td>
              <td>{clickRate(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
