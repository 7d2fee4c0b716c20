import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { reportWords } from '@/data/reports/mutations'
import { reportMonths, reportOverview, type SentReport, sentReports } from '@/data/reports/queries'
import { isEditor } from '@/domain/accounts/roles'
import { formatAnswerTime } from '@/domain/reports/answer-time'
import { type Month, monthTitle } from '@/domain/reports/month'
import type { BuilderFigures } from '@/domain/reports/report'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import { StaffPage } from '../page/staff-page'
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
                  <Link
                    href={adminPaths.builderReport(builder.id, month.slice(0, 7))}
                    prefetch={false}
                  >
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
  const held = [...sent.values()].filter(({ status }) => status === 'kept').length
  const title = monthTitle(month)
  return (
    <>
      <div className="report-tools">
        <MonthForm months={months} month={month} address={adminPaths.builderReports} />
      </div>
      <div className="report-sending">
        <p className="report-sending__state">
          {`${plural(sent.size - held, 'report', 'reports')} for ${title} sent, ${formatNumber(due.length)} to send`}
          {held > 0 ? `, ${formatNumber(held)} not sent (email isn’t set up)` : ''}
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

/** The page of the monthly reports of all builders. */
export function ReportsPage(view: AdminViewServerProps) {
  const isAllowed = isEditor(view.initPageResult.req.user?.role)
  return (
    <StaffPage
      view={view}
      path={adminPaths.builderReports}
      nav={[{ label: 'Builder reports' }]}
      className="report-list"
    >
      <header>
        <h1>Builder reports</h1>
        <p className="report-list__intro">
          What home buyers did with each builder’s listings in a month. Each report is emailed at
          most once, unless you send it again from the builder’s Report tab.
        </p>
      </header>
      {isAllowed ? (
        <Reports requested={asText(view.searchParams?.month)} />
      ) : (
        <p>Only editors and admins can see reports of builders.</p>
      )}
    </StaffPage>
  )
}
