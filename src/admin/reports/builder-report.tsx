import type { DocumentViewServerProps } from 'payload'
import { ReportSheet } from '@/components/reports/report-sheet'
import { adminPaths } from '@/config/admin-paths'
import { reportWords } from '@/data/reports/mutations'
import { builderReport, reportLink, reportMonths, sentReports } from '@/data/reports/queries'
import { siteInfo } from '@/data/site/queries'
import { fillReportWords } from '@/domain/reports/email-words'
import { monthTitle } from '@/domain/reports/month'
import { formatShortMoment } from '@/lib/dates/format-date'
import { MonthForm } from './month-form'
import { SendForm } from './send-form'
import { SentNote } from './sent-note'
import { ShareTools } from './share-tools'

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The monthly report of a builder, as a tab of its edit view. */
export function BuilderReport(props: DocumentViewServerProps) {
  return (
    <main>
      <Report {...props} />
    </main>
  )
}

async function Report({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { req, docID } = initPageResult
  if (req.user?.role !== 'editor' && req.user?.role !== 'admin') {
    return <p className="report-tab">Only editors and admins can see reports of builders.</p>
  }
  const id = Number(docID)
  const chosen = await reportMonths(asText(searchParams?.month))
  const { month, months, isUnfinished } = chosen
  const [report, link, words, site, allSent] = await Promise.all([
    builderReport(id, chosen),
    reportLink(id, month),
    reportWords(),
    siteInfo(),
    sentReports(month),
  ])
  if (!report) {
    return (
      <p className="report-tab">
        There is no report: the builder is not published and has no figures.
      </p>
    )
  }
  const { name, email } = report.builder
  const sent = allSent.get(id)
  const isHeld = sent?.status === 'kept'
  const title = monthTitle(month)
  return (
    <section className="report-tab" aria-label="Report">
      <div className="report-tools">
        <MonthForm
          months={months}
          month={month}
          address={`${adminPaths.document('builders', id)}/report`}
        />
        <a
          href={adminPaths.builderReportFile(id, month.slice(0, 7))}
          download
          className="dashboard-button dashboard-button--large"
        >
          Download CSV
        </a>
        <ShareTools link={link} />
      </div>
      <div className="report-sending">
        {email === null ? (
          <p className="report-sending__state">
            To send the report, add an email address to this builder.
          </p>
        ) : isUnfinished ? (
          <p className="report-sending__state">{title} can be sent once the month is over.</p>
        ) : (
          <>
            <p className="report-sending__state">
              {sent ? (
                <>
                  {title} {isHeld ? 'was not sent' : 'was sent'}: <SentNote sent={sent} />
                </>
              ) : (
                `${title} was not sent to ${email} yet.`
              )}
            </p>
            <SendForm
              key={`${month} ${sent?.sentAt}`}
              month={month}
              builders={[id]}
              label={sent ? 'Send again' : 'Send the report'}
              words={fillReportWords(words, {
                builder: name,
                month: title,
                publisher: site.name,
              })}
              {...(sent
                ? {
                    again: `Send it again, although it was ${isHeld ? 'queued' : 'sent'} on ${formatShortMoment(sent.sentAt, new Date())}`,
                  }
                : {})}
            />
          </>
        )}
      </div>
      <ReportSheet report={report} publisher={site.name} level={2} />
    </section>
  )
}
