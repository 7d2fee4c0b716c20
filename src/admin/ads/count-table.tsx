import type { ReactNode } from 'react'
import { formatNumber } from '@/domain/text/format-number'

interface CountRow {
  readonly key: string
  readonly name: ReactNode
  readonly impressions: number
  readonly clicks: number
  readonly rate: string
}

/** How often ads were shown and clicked. `column` is the heading of the names. */
export function CountTable({ column, rows }: { column: string; rows: readonly CountRow[] }) {
  return (
    <div className="guide-lines">
      <table>
        <thead>
          <tr>
            {[column, 'Impressions', 'Clicks', 'Click rate'].map((heading) => (
              <th scope="col" key={heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, impressions, clicks, rate }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{formatNumber(impressions)}</td>
              <td>{formatNumber(clicks)}</td>
              <td>{rate}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
