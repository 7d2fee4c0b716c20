import { builderReport, reportMonths } from '@/data/reports/queries'
import { findStaff } from '@/data/staff/queries'
import { figures } from '@/domain/reports/figures'
import type { ListingKind } from '@/domain/reports/report'
import { sessionHeaders } from '@/http/origin'
import { refuse } from '@/http/problem-error'
import { requireEditor } from '@/http/require-editor'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'
import { toCsv } from '@/lib/csv/csv'

const kinds: Readonly<Record<ListingKind, string>> = {
  builder: 'Profile',
  community: 'Community',
  plan: 'Floor plan',
  home: 'Home',
}

/** The report of a builder as CSV, with a row for each listing. */
const exportReport: RouteHandler = async ({ headers, url }, { params }) => {
  requireEditor(await findStaff(sessionHeaders(headers)))
  const { id = '' } = await params
  const chosen = await reportMonths(new URL(url).searchParams.get('month') ?? undefined)
  const report = /^\d{1,9}$/.test(id) ? await builderReport(Number(id), chosen) : null
  if (!report) throw refuse.notFound('This builder does not exist.')
  const rows = report.listings.map(({ kind, name, communityName, figures: own }) => [
    kinds[kind],
    name,
    kind === 'plan' || kind === 'home' ? communityName : null,
    ...figures.map((figure) => own[figure.name]),
  ])
  const csv = toCsv(
    ['Type', 'Listing', 'Community', ...figures.map(({ label }) => label)],
    [...rows, ['Total', null, null, ...figures.map(({ name }) => report.now[name])]],
  )
  const month = report.month.slice(0, 7)
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="builder-report-${id}-${month}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: exportReport })
