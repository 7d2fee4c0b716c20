import type { DocumentViewServerProps } from 'payload'
import { adReport } from '@/data/ads/report'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import { formatCalendarDay } from '@/lib/format-date'
import { DayBars } from './day-bars'
import { DayTable } from './day-table'
import { RangeForm } from './range-form'

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Impressions and clicks of an ad per day, as a tab of its edit view. */
export async function AdReport({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { req, docID } = initPageResult
  if (req.user?.role !== 'editor' && req.user?.role !== 'admin') {
    return <p className="ad-report">The numbers of ads are for editors and admins.</p>
  }
  const id = String(docID)
  const asked = { from: asText(searchParams?.from), to: asText(searchParams?.to) }
  const report = await adReport(id, asked)
  if (!report) return <p className="ad-report">There is no such ad.</p>
  const { days, totals, clickRate, from, to } = report
  const figures = [
    { label: 'Impressions', value: formatNumber(totals.impressions) },
    { label: 'Clicks', value: formatNumber(totals.clicks) },
    { label: 'Click rate', value: clickRate },
  ]
  return (
    <section className="ad-report" aria-label="Report">
      <RangeForm id={id} from={from} to={to} />
      <dl className="guide-figures ad-report__figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="guide-figure">{value}</dd>
          </div>
        ))}
      </dl>
      <h2>
        {formatCalendarDay(from, new Date())} to {formatCalendarDay(to, new Date())},{' '}
        {plural(days.length, 'day', 'days')}
      </h2>
      {totals.impressions + totals.clicks === 0 ? (
        <p className="ad-report__none">Nothing has been counted on these days.</p>
      ) : (
        <>
          <DayBars days={days} />
          <DayTable days={days} />
        </>
      )}
      <p className="ad-report__note">
        An impression is half of the ad in view for a second, once in each visit to a page. Days are
        those of San Antonio. Programs and the staff are not counted, and nothing is kept of who it
        was.
      </p>
    </section>
  )
}
