import { bookingReport } from '@/data/ads/bookings'
import { findStaff } from '@/data/staff/queries'
import { clickRate } from '@/domain/ads/ad-report'
import { adSlots, getLabel } from '@/domain/enums'
import { sessionHeaders } from '@/http/origin'
import { refuse } from '@/http/problem-error'
import { requireEditor } from '@/http/require-editor'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'
import { toCsv } from '@/lib/csv/csv'

const columns = [
  'Slot',
  'Ad',
  'Link',
  'First day shown',
  'Last day shown',
  'Days shown',
  'Impressions',
  'Clicks',
  'Click rate',
]

/** The report of a booking as CSV, with a row for each ad and each slot. */
const exportReport: RouteHandler = async ({ headers, url }, { params }) => {
  requireEditor(await findStaff(sessionHeaders(headers)))
  const { id = '' } = await params
  const { searchParams } = new URL(url)
  const requested = { from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '' }
  const report = await bookingReport(id, requested)
  if (!report) throw refuse.notFound('This booking does not exist.')
  const { ads, slots, totals, daysShown } = report
  const csv = toCsv(columns, [
    ...ads.map((ad) => [
      getLabel(adSlots, ad.slot),
      ad.name,
      ad.link,
      ad.firstShown,
      ad.lastShown,
      ad.daysShown,
      ad.impressions,
      ad.clicks,
      clickRate(ad),
    ]),
    ...slots.map(({ slot, impressions, clicks, clickRate: rate }) => [
      getLabel(adSlots, slot),
      'All ads',
      null,
      null,
      null,
      null,
      impressions,
      clicks,
      rate,
    ]),
    [
      'Total',
      null,
      null,
      null,
      null,
      daysShown,
      totals.impressions,
      totals.clicks,
      clickRate(totals),
    ],
  ])
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="booking-${id}-${report.from}-${report.to}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: exportReport })
