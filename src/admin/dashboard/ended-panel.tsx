import { Link } from '@payloadcms/ui'
import type { DashboardData } from '@/data/dashboard/types'
import { formatShortDay } from '@/lib/dates/format-date'
import { documentHref } from '../list-links'
import { filteredLists } from './filtered-lists'
import { Panel, Rest } from './panel'
import { UnpublishAllButton } from './unpublish-all-button'
import { UnpublishButton } from './unpublish-button'

interface EndedPanelProps {
  ended: NonNullable<DashboardData['ended']>
  now: Date
}

/** Published events that are over. */
export function EndedPanel({ ended: { total, items }, now }: EndedPanelProps) {
  return (
    <Panel
      id="ended"
      title="Ended events"
      count={total}
      emptyText="No published events have ended."
      action={<UnpublishAllButton count={total} />}
    >
      <ul className="dashboard-rows">
        {items.map(({ id, title, endedAt }) => (
          <li key={id} className="dashboard-row">
            <div className="dashboard-row__words">
              <Link href={documentHref('events', id)} prefetch={false}>
                <strong>{title}</strong>
              </Link>
              <span>Ended {formatShortDay(endedAt, now)}</span>
            </div>
            <UnpublishButton id={id} title={title} />
          </li>
        ))}
      </ul>
      <Rest href={filteredLists(now).ended} total={total} shown={items.length} />
    </Panel>
  )
}
