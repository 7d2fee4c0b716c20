import { DefaultTemplate } from '@payloadcms/next/templates'
import { Link, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { paths } from '@/config/paths'
import { reportWords } from '@/data/reports/mutations'
import { reportMonths, reportOverview, type SentReport, sentReports } from '@/data/reports/queries'
import { formatAnswerTime } from '@/domain/reports/answer-time'
import { type Month, monthTitle } from '@/domain/reports/month'
import type { BuilderFigures } from '@/domain/reports/report'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import { MonthForm } from './month-form'
import { SendForm } from './send-form'
import { SentNote } from './sent-note'

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

const columns = [
  { label: 'Views', value: ({ now }: BuilderFigures) => formatNumber(now.views) },
  { label: 'Clicks', value: ({ now }: BuilderFigures) => formatNumber(now.clicks) },
  { label: 'Calls', value: ({ now }: BuilderFigures) => formatNumber(now.calls) },
  { label: 'Website', value: ({ now }: BuilderFigures) => formatNumber(now.websites) },
  { label: 'Leads', value: ({ now }: BuilderFigures) => formatNumber(now.leads) },
  {
    label: 'First answer',
    value: ({ answersNow: { median } }: BuilderFigures) =>
      median === null ? '–' : formatAnswerTime(median),
  },
] as const

interface RowsProps {
  readonly builders: readonly BuilderFigures[]
  readonly sent: ReadonlyMap<number, SentReport>
  readonly month: Month
}

function Rows({ builders, sent, month }: RowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className="guide-lines" aria-label="Builders" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Builder</th>
            {columns.map(({ label }) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
            <th scope="col">Email address</th>
            <th scope="col">Sent</th>
          </tr>
        </thead>
        <tbody>
          {builders.map((builder) => {
            const email = sent.get(builder.id)
            return (
              <tr key={builder.id}>
                <th scope="row">
                  <Link href={paths.adminReport(builder.id, month.slice(0, 7))} prefetch={false}>
                    {builder.name}
                  </Link>
                </th>
                {columns.map(({ label, value }) => (
                  <td key={label}>{value(builder)}</td>
                ))}
                <td>{builder.email ?? 'None'}</td>
                <td>
                  {email ? <SentNote sent={email} /> : builder.email === null ? '–' : 'Not yet'}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

async function Reports({ requested }: { requested: string | undefined }) {
  const chosen = await reportMonths(requested)
  const { month, months, isUnfinished } = chosen
  const [builders, sent, words] = await Promise.all([
    reportOverview(chosen),
    sentReports(month),
    reportWords(),
  ])
  const due = builders.filter(({ id, email }) => email !== null && !sent.has(id))
  const withoutEmail = builders.filter(({ email }) => email === null).length
  const title = monthTitle(month)
  return (
    <>
      <div className="report-tools">
        <MonthForm months={months} month={month} address="/admin/builder-reports" />
      </div>
      <div className="report-sending">
        <p className="report-sending__state">
          {`${plural(sent.size, 'report', 'reports')} for ${title} sent, ${formatNumber(due.length)} to send`}
          {withoutEmail > 0
            ? `, ${plural(withoutEmail, 'builder has', 'builders have')} no email address`
            : ''}
          .
        </p>
        {isUnfinished ? (
          <p className="report-sending__state">{title} can be sent once the month is over.</p>
        ) : null}
        {due.length > 0 && !isUnfinished ? (
          <SendForm
            key={`${month} ${due.length}`}
            month={month}
            builders={due.map(({ id }) => id)}
            label={`Send all for ${title}`}
            words={words}
            hint="{builder}, {month} and {publisher} are filled in for each builder."
          />
        ) : null}
      </div>
      <Rows builders={builders} sent={sent} month={month} />
    </>
  )
}

/**
 * The page of the monthly reports of all builders. Payload serves custom views without an access
 * check, so the page checks the user.
 */
export function ReportsPage({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!permissions.canAccessAdmin) redirect('/admin/login?redirect=%2Fadmin%2Fbuilder-reports')
  const isAllowed = req.user?.role === 'editor' || req.user?.role === 'admin'
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      req={req}
      visibleEntities={visibleEntities}
      {...(req.user ? { user: req.user } : {})}
    >
      <SetStepNav nav={[{ label: 'Builder reports' }]} />
      <main className="report-list">
        <header>
          <h1>Builder reports</h1>
          <p className="report-list__intro">
            What home buyers did with each builder’s listings in a month. Each report is emailed at
            most once, unless you send it again from the builder’s Report tab.
          </p>
        </header>
        {isAllowed ? (
          <Reports requested={asText(searchParams?.month)} />
        ) : (
          <p>Only editors and admins can see reports of builders.</p>
        )}
      </main>
    </DefaultTemplate>
  )
}
