import { Link } from '@payloadcms/ui'
import type { DashboardData, ScheduledDocument } from '@/data/dashboard/types'
import { formatShortMoment } from '@/lib/dates/format-date'
import { documentHref } from '../list-links'
import { expandedHref } from './filtered-lists'
import { Panel, Rest } from './panel'

interface ScheduledPanelProps {
  scheduled: DashboardData['scheduled']
  now: Date
}

/** Scheduled publications and unpublications. Overdue ones come first. */
export function ScheduledPanel({ scheduled: { total, items }, now }: ScheduledPanelProps) {
  return (
    <Panel
      id="scheduled"
      title="Scheduled"
      count={total}
      isUrgent={items.some(({ problem }) => problem !== null)}
      emptyText="Nothing is scheduled. To schedule, open Schedule publishing in a document."
    >
      <ul className="dashboard-rows">
        {items.map((document) => (
          <li key={document.job} className="dashboard-row">
            <div className="dashboard-row__words">
              <Link href={documentHref(document.kind, document.id)} prefetch={false}>
                <strong>{document.title || 'Untitled'}</strong>
              </Link>
              <span>{describeSchedule(document, formatShortMoment(document.dueAt, now))}</span>
            </div>
          </li>
        ))}
      </ul>
      <Rest href={expandedHref('scheduled')} total={total} shown={items.length} />
    </Panel>
  )
}

function describeSchedule({ action, problem }: ScheduledDocument, moment: string): string {
  const isToGoLive = action === 'publish'
  if (problem === null)
    return `${isToGoLive ? 'Will be published' : 'Will be unpublished'} ${moment}`
  const missed = isToGoLive ? 'Was not published' : 'Was not unpublished'
  return `${missed} ${moment}. ${problem.replace(/\.?$/, '.')} Fix the problem and schedule it again.`
}
