import { adReport } from '@/data/ads/report'
import { findStaff } from '@/data/staff/queries'
import { clickRate } from '@/domain/ads/ad-report'
import { sessionHeaders } from '@/http/origin'
import { refuse } from '@/http/problem-error'
import { requireEditor } from '@/http/require-editor'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'
import { toCsv } from '@/lib/csv/csv'

/** The report of an ad as CSV, which editors send to the advertiser. */
const exportReport: RouteHandler = async ({ headers, url }, { params }) => {
  requireEditor(await findStaff(sessionHeaders(headers)))
  const { id = '' } = await params
  const { searchParams } = new URL(url)
  const requested = { from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '' }
  const report = await adReport(id, requested)
  if (!report) throw refuse.notFound('This ad does not exist.')
  const rows = report.days.map((row) => [row.day, row.impressions, row.clicks, clickRate(row)])
  const { impressions, clicks } = report.totals
  const csv = toCsv(
    ['Day', 'Impressions', 'Clicks', 'Click rate'],
    [...rows, ['Total', impressions, clicks, report.clickRate]],
  )
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="ad-${id}-${report.from}-${report.to}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: exportReport })
