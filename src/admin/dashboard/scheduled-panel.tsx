import { Link } from '@payloadcms/ui'
import type { DashboardData, ScheduledDocument } from '@/data/dashboard/types'
import { formatShortMoment } from '@/lib/format-date'
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
      emptyWords="Nothing is scheduled. Editors set an hour with the arrow beside Publish."
    >
      <ul className="dashboard-rows">
        {items.map((document) => (
          <li key={document.job} className="dashboard-row">
            <div className="dashboard-row__words">
              <Link href={documentHref(document.kind, document.id)} prefetch={false}>
                <strong>{document.title || 'Untitled'}</strong>
              </Link>
              <span>{wordsFor(document, formatShortMoment(document.dueAt, now))}</span>
            </div>
          </li>
        ))}
      </ul>
      <Rest href={expandedHref('scheduled')} total={total} shown={items.length} />
    </Panel>
  )
}

function wordsFor({ deed, problem }: ScheduledDocument, moment: string): string {
  const isToGoLive = deed === 'publish'
  if (problem === null) return `${isToGoLive ? 'Goes live' : 'Comes down'} ${moment}`
  const missed = isToGoLive ? 'Did not go live' : 'Did not come down'
  return `${missed} ${moment}. ${problem.replace(/\.?$/, '.')} Mend it and schedule it again.`
}
