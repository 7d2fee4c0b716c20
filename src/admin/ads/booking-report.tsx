import type { DocumentViewServerProps } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { bookingReport } from '@/data/ads/bookings'
import { isEditor } from '@/domain/accounts/roles'
import { clickRate } from '@/domain/ads/ad-report'
import type { InsertedAd, BookingReport as Report } from '@/domain/ads/booking-report'
import { adSlots, getLabel } from '@/domain/enums'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import { formatLongCalendarDay } from '@/lib/dates/format-date'
import { CountTable } from './count-table'
import { PrintButton } from './print-button'
import { RangeForm } from './range-form'

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The ads of a booking in a period with the proof that they were shown, as a tab of its edit view. */
export function BookingReport(props: DocumentViewServerProps) {
  return (
    <main>
      <ReportTab {...props} />
    </main>
  )
}

function SlotTable({ slots, totals }: Pick<Report, 'slots' | 'totals'>) {
  const rows = slots.map(({ slot, impressions, clicks, clickRate: rate }) => {
    return { key: slot, name: getLabel(adSlots, slot), impressions, clicks, rate }
  })
  const { impressions, clicks } = totals
  const total = { key: 'total', name: 'Total', impressions, clicks, rate: clickRate(totals) }
  return <CountTable column="Slot" rows={[...rows, total]} />
}

function describeProof({ daysShown, firstShown, lastShown }: InsertedAd): string {
  if (firstShown === null || lastShown === null) return 'Not shown in this period'
  const days = plural(daysShown, 'day', 'days')
  return `On ${days}, first on ${formatLongCalendarDay(firstShown)}, last on ${formatLongCalendarDay(lastShown)}`
}

function Insertion({ ad }: { ad: InsertedAd }) {
  const facts = [
    { label: 'Slot', value: getLabel(adSlots, ad.slot) },
    { label: 'Shown', value: describeProof(ad) },
    { label: 'Impressions', value: formatNumber(ad.impressions) },
    { label: 'Clicks', value: `${formatNumber(ad.clicks)} (${clickRate(ad)})` },
  ]
  return (
    <li className="insertion">
      {ad.picture === null ? null : <img src={ad.picture} alt={ad.alt} width={300} height={250} />}
      <div>
        <h3>
          <a href={adminPaths.document('ads', ad.id)}>{ad.name}</a>
        </h3>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>Leads to</dt>
            <dd>
              <a href={ad.link}>{ad.link}</a>
            </dd>
          </div>
        </dl>
      </div>
    </li>
  )
}

async function ReportTab({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { req, docID } = initPageResult
  if (!isEditor(req.user?.role)) {
    return <p className="ad-report">Only editors and admins can see reports of bookings.</p>
  }
  const id = String(docID)
  const requested = { from: asText(searchParams?.from), to: asText(searchParams?.to) }
  const report = await bookingReport(id, requested)
  if (!report) return <p className="ad-report">This booking does not exist.</p>
  const { name, advertiser, firstDay, lastDay, from, to, ads, slots, totals, daysShown } = report
  const figures = [
    { label: 'Impressions', value: formatNumber(totals.impressions) },
    { label: 'Clicks', value: formatNumber(totals.clicks) },
    { label: 'Click rate', value: clickRate(totals) },
    { label: 'Days shown', value: formatNumber(daysShown) },
  ]
  return (
    <section className="report-tab ad-report booking-report" aria-label="Report">
      <div className="report-tools">
        <RangeForm file={`/internal/booking-report/${id}`} from={from} to={to} />
        <PrintButton />
      </div>
      <h2>
        {advertiser}, {formatLongCalendarDay(from)} to {formatLongCalendarDay(to)}
      </h2>
      <p className="booking-report__terms">
        {name}. Booked from {formatLongCalendarDay(firstDay)} to {formatLongCalendarDay(lastDay)}.
      </p>
      <dl className="guide-figures ad-report__figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="guide-figure">{value}</dd>
          </div>
        ))}
      </dl>
      {ads.length === 0 ? (
        <p className="ad-report__none">No ads belong to this booking.</p>
      ) : (
        <>
          <h2>Slots</h2>
          <SlotTable slots={slots} totals={totals} />
          <h2>Proof of insertion</h2>
          <ul className="insertions">
            {ads.map((ad) => (
              <Insertion key={ad.id} ad={ad} />
            ))}
          </ul>
        </>
      )}
      <p className="ad-report__note">
        An impression is counted when half of the ad is in view for one second. A visitor is counted
        once per day for impressions and once for clicks. A day shown is a day with an impression,
        in San Antonio time. Bots and staff are excluded. The pages on which an ad was shown are not
        recorded, and its slot is the one that it has now.
      </p>
    </section>
  )
}
