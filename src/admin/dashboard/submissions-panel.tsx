import { Link } from '@payloadcms/ui'
import { Inbox } from 'lucide-react'
import type { DashboardData } from '@/data/dashboard/types'
import { plural } from '@/domain/text/plural'
import { formatShortDay } from '@/lib/dates/format-date'
import { documentHref } from '../list-links'
import { newSubmissionHref } from '../submissions/links'
import { submissionViews } from '../submissions/submission-views'
import { Panel, Rest } from './panel'

interface SubmissionsPanelProps {
  submissions: NonNullable<DashboardData['submissions']>
  now: Date
}

/** Submissions that are not published yet, oldest first. */
export function SubmissionsPanel({ submissions: { total, items }, now }: SubmissionsPanelProps) {
  return (
    <Panel
      id="submissions"
      title="Submissions to review"
      count={total}
      isUrgent
      emptyText="No submission is waiting."
      note={
        <p className="dashboard-panel__rest">
          <Link href={newSubmissionHref()} prefetch={false}>
            <Inbox aria-hidden="true" size={15} /> New submission
          </Link>
        </p>
      }
    >
      <ul className="dashboard-rows">
        {items.map(({ id, title, status, changes, receivedAt }) => (
          <li key={id} className="dashboard-row">
            <div className="dashboard-row__words">
              <strong>{title}</strong>
              <span>
                {status === 'mapping' ? 'Columns to check' : plural(changes, 'row', 'rows')}
                {status === 'review' && ' with changes'}
              </span>
            </div>
            <time className="dashboard-row__day" dateTime={receivedAt}>
              {formatShortDay(receivedAt, now)}
            </time>
            <Link
              className="dashboard-button"
              href={documentHref('submissions', id)}
              prefetch={false}
            >
              Review<span className="dashboard-hidden"> {title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Rest href={submissionViews.waiting.href} total={total} shown={items.length} />
    </Panel>
  )
}
