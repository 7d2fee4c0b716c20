import type { RecordedChange } from '@/contract/homes/home-history'
import { formatCalendarDay } from '@/lib/dates/format-date'
import { DetailsTable } from '../ui/details-table'
import { describeDays } from './history-words'

const columns = [{ label: 'Since' }, { label: 'Listing' }, { label: 'Source' }]

/** The changes of dates, stages and availability of a home, which open on request. */
export function ListingHistory({ changes }: { changes: readonly RecordedChange[] }) {
  const days = describeDays(changes)
  if (days.length === 0) return null
  return (
    <DetailsTable
      summary="Dates and changes of this listing"
      caption="What this guide published and when, with who said so. Earlier listings of the same address are included."
      columns={columns}
    >
      {days.map(({ day, texts, sources }) => (
        <tr key={day} className="align-top">
          <th scope="row" className="whitespace-nowrap py-1.5 text-left font-normal">
            {formatCalendarDay(day, new Date())}
          </th>
          <td className="py-1.5 pl-4 font-semibold">{texts.join(' · ')}</td>
          <td className="py-1.5 pl-4 text-ink-soft">{sources.join(', ')}</td>
        </tr>
      ))}
    </DetailsTable>
  )
}
