import { BUYERS_SAY, describeAnswerRecord } from '@/domain/leads/answers'
import { figures } from '@/domain/reports/figures'
import { communityRows, type ListingRow, mostViewed } from '@/domain/reports/listing-rows'
import { monthTitle, periodName } from '@/domain/reports/month'
import type { BuilderReport } from '@/domain/reports/report'
import { type ShownFigure, shownFigures, TYPICAL } from '@/domain/reports/shown-figures'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import { formatLongDay } from '@/lib/dates/format-date'
import './report-sheet.css'

interface FigureProps {
  readonly figure: ShownFigure
  readonly heading: 'h2' | 'h3'
}

function Figure({ figure: { label, value, change, note, bars }, heading: Heading }: FigureProps) {
  return (
    <li className="report-figure">
      <Heading className="report-figure__label">{label}</Heading>
      <p className="report-figure__value">{value}</p>
      <p className="report-figure__change">{change ?? note ?? '\u00a0'}</p>
      <dl>
        {bars.map((bar) => (
          <div key={bar.kind} className={`report-bar report-bar--${bar.kind}`}>
            <dt>{bar.label}</dt>
            <dd>
              {bar.length > 0 ? (
                <span aria-hidden="true" style={{ width: `${bar.length}%` }} />
              ) : null}
              {bar.text}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

interface TableProps {
  readonly caption: string
  readonly first: string
  readonly rows: readonly ListingRow[]
  readonly total?: ListingRow
}

function Cells({ row }: { row: ListingRow }) {
  return (
    <>
      <th scope="row">{row.name}</th>
      {figures.map(({ name }) => (
        <td key={name}>{formatNumber(row.figures[name])}</td>
      ))}
    </>
  )
}

function Table({ caption, first, rows, total }: TableProps) {
  return (
    // Scrolls sideways on a phone, so the keyboard has to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className="report-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {figures.map(({ name, label }) => (
              <th scope="col" key={name}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <Cells row={row} />
            </tr>
          ))}
        </tbody>
        {total ? (
          <tfoot>
            <tr>
              <Cells row={total} />
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  )
}

interface ReportSheetProps {
  readonly report: BuilderReport
  /** The name of the site. */
  readonly publisher: string
  /** The level of its heading: 1 where the report is the page. */
  readonly level: 1 | 2
}

/**
 * The monthly report of a builder on one sheet of Letter paper. It is shown in the back office and on
 * the site, so it has its own styles, in the colors of either.
 */
export function ReportSheet({ report, publisher, level }: ReportSheetProps) {
  const { builder, month, period, isUnfinished, countedSince, now, beforePeriod, typical } = report
  const Heading = level === 1 ? 'h1' : 'h2'
  const viewed = mostViewed(report.listings)
  return (
    <article className="report-sheet">
      <header>
        <p className="report-sheet__kicker">{publisher} · Monthly report</p>
        <Heading>{builder.name}</Heading>
        <p className="report-sheet__month">
          {monthTitle(month)}
          {isUnfinished ? `, so far (${periodName(period)})` : ''}
          {' · '}
          {plural(builder.communities, 'community', 'communities')}
        </p>
        {countedSince ? (
          <p className="report-sheet__since">
            Counting began on {formatLongDay(`${countedSince}T18:00:00Z`, new Date())}.
          </p>
        ) : null}
      </header>
      <ul className="report-figures" aria-label="Figures">
        {shownFigures(report).map((figure) => (
          <Figure key={figure.label} figure={figure} heading={level === 1 ? 'h2' : 'h3'} />
        ))}
      </ul>
      {report.buyersSay ? (
        <p className="report-sheet__since">
          {describeAnswerRecord(report.buyersSay)} {BUYERS_SAY}
        </p>
      ) : null}
      <Table
        caption="By community, with its floor plans and homes"
        first="Community"
        rows={communityRows(report.listings)}
        total={{ key: 'total', name: 'Total', figures: now }}
      />
      {viewed.length > 0 ? (
        <Table
          caption="Most viewed floor plans and homes"
          first="Floor plan or home"
          rows={viewed}
        />
      ) : null}
      <footer>
        <p>
          A view is a page seen for at least a second; a listing click leads to it from a list, the
          map or a search of the guide. Bots and our staff are not counted, and nothing about
          visitors is stored. Leads exclude spam. The time to the first answer is a median, in hours
          around the clock.
        </p>
        {beforePeriod || typical ? (
          <p>
            {typical
              ? `${TYPICAL}: what a typical builder in the guide reaches with ${plural(builder.communities, 'community', 'communities')}, from the median per community of all builders; for the time to the first answer, the median of all answered leads. `
              : ''}
            Changes of small numbers are shown as a difference, not as a percentage.
          </p>
        ) : null}
      </footer>
    </article>
  )
}
