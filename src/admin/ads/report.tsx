import type { DocumentViewServerProps } from 'payload'
import { adReport } from '@/data/ads/report'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import { formatCalendarDay } from '@/lib/dates/format-date'
import { DayBars } from './day-bars'
import { DayTable } from './day-table'
import { RangeForm } from './range-form'

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Impressions and clicks of an ad per day, as a tab of its edit view. */
export function AdReport(props: DocumentViewServerProps) {
  return (
    <main>
      <Report {...props} />
    </main>
  )
}

async function Report({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { req, docID } = initPageResult
  if (req.user?.role !== 'editor' && req.user?.role !== 'admin') {
    return <p className="ad-report">Only editors and admins can see ad reports.</p>
  }
  const id = String(docID)
  const requested = { from: asText(searchParams?.from), to: asText(searchParams?.to) }
  const report = await adReport(id, requested)
  if (!report) return <p className="ad-report">This ad does not exist.</p>
  const { days, totals, clickRate, from, to } = report
  const figures = [
    { label: 'Impressions', value: formatNumber(totals.impressions) },
    { label: 'Clicks', value: formatNumber(totals.clicks) },
    { label: 'Click rate', value: clickRate },
  ]
  return (
    <section className="ad-report" aria-label="Report">
      <RangeForm file={`/internal/ad-report/${id}`} from={from} to={to} />
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
        <p className="ad-report__none">No impressions or clicks in this date range.</p>
      ) : (
        <>
          <DayBars days={days} />
          <DayTable days={days} />
        </>
      )}
      <p className="ad-report__note">
        An impression is counted when half of the ad is in view for one second. A visitor is counted
        once per day for impressions and once for clicks. Days are in San Antonio time. Bots and
        staff are excluded; no visitor data is stored.
      </p>
    </section>
  )
}
