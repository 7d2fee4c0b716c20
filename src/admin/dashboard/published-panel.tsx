import { Link } from '@payloadcms/ui'
import { isGlobalName } from '@/content/global-labels'
import type { DashboardData } from '@/data/dashboard/types'
import { formatShortDay } from '@/lib/dates/format-date'
import { documentHref } from '../list-links'
import { expandedHref } from './filtered-lists'
import { findLabels } from './kinds'
import { Panel, Rest } from './panel'

interface PublishedPanelProps {
  published: DashboardData['published']
  /** Whether they are limited to the work of the user. */
  isOwn: boolean
  now: Date
}

/** Documents that the staff published in the last seven days, newest first. */
export function PublishedPanel({ published: { total, items }, isOwn, now }: PublishedPanelProps) {
  return (
    <Panel
      id="published"
      title={isOwn ? 'My work published this week' : 'Published this week'}
      count={total}
      emptyText={
        isOwn
          ? 'None of your work was published in the last seven days.'
          : 'Nothing was published in the last seven days.'
      }
    >
      <ul className="dashboard-rows">
        {items.map(({ kind, id, title, by, at }) => (
          <li key={`${kind}/${id}`} className="dashboard-row">
            <div className="dashboard-row__words">
              {id === null && !isGlobalName(kind) ? (
                <strong>{title}</strong>
              ) : (
                <Link href={documentHref(kind, id)} prefetch={false}>
                  <strong>{title ?? 'Untitled'}</strong>
                </Link>
              )}
              <span>
                {findLabels(kind).singular}
                {by && ` by ${by}`}
              </span>
            </div>
            <time className="dashboard-row__day" dateTime={at}>
              {formatShortDay(at, now)}
            </time>
          </li>
        ))}
      </ul>
      <Rest href={expandedHref('published')} total={total} shown={items.length} />
    </Panel>
  )
}
