import { Link } from '@payloadcms/ui'
import type { ScheduledDocument, Work } from '@/data/desk/types'
import { formatMoment } from '../dates'
import { documentHref } from '../list-links'
import { Panel, Rest } from './panel'
import { unfoldedHref } from './prepared-lists'

interface ScheduledPanelProps {
  scheduled: Work['scheduled']
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
      <ul className="desk-rows">
        {items.map((document) => (
          <li key={document.job} className="desk-row">
            <div className="desk-row__words">
              <Link href={documentHref(document.kind, document.id)} prefetch={false}>
                <strong>{document.title || 'Untitled'}</strong>
              </Link>
              <span>{wordsFor(document, formatMoment(document.dueAt, now))}</span>
            </div>
          </li>
        ))}
      </ul>
      <Rest href={unfoldedHref('scheduled')} total={total} shown={items.length} />
    </Panel>
  )
}

function wordsFor({ deed, problem }: ScheduledDocument, moment: string): string {
  const isToGoLive = deed === 'publish'
  if (problem === null) return `${isToGoLive ? 'Goes live' : 'Comes down'} ${moment}`
  const missed = isToGoLive ? 'Did not go live' : 'Did not come down'
  return `${missed} ${moment}. ${problem.replace(/\.?$/, '.')} Mend it and schedule it again.`
}
