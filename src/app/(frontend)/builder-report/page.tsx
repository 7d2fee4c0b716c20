import { CalendarX, FileQuestion } from 'lucide-react'
import type { Metadata } from 'next'
import { ReportSheet } from '@/components/reports/report-sheet'
import { sharedReport } from '@/data/reports/queries'
import { siteInfo } from '@/data/site/queries'
import { REPORT_LINK_DAYS } from '@/domain/reports/email-words'
import { notFoundWith } from '../not-found-with'
import { LinkNotice } from './_components/link-notice'

/** The URL authorizes reading, so it is neither indexed nor sent as a referrer. */
export const metadata: Metadata = {
  title: 'Monthly report',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The report of a builder for a month, for those who have its link. */
export default async function BuilderReportPage({ searchParams }: Props) {
  const { token } = await searchParams
  const [shared, site] = await Promise.all([
    sharedReport(typeof token === 'string' ? token : ''),
    siteInfo(),
  ])
  if ('report' in shared) {
    return (
      <div className="page-width pt-8 pb-16 md:pt-12 print:p-0">
        <ReportSheet report={shared.report} publisher={site.name} level={1} />
      </div>
    )
  }
  if (shared.state === 'expired') {
    return notFoundWith(
      <LinkNotice icon={CalendarX} title="This report link has expired" email={site.email}>
        Links to reports work for {REPORT_LINK_DAYS} days. We’ll gladly send you a new one:
      </LinkNotice>,
      410,
    )
  }
  return notFoundWith(
    <LinkNotice icon={FileQuestion} title="This report link doesn’t work" email={site.email}>
      Your email app may have cut it off. Use the link in our latest email, or ask us for a new one:
    </LinkNotice>,
  )
}
