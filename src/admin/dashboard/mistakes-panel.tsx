import { Link } from '@payloadcms/ui'
import type { DashboardData } from '@/data/dashboard/types'
import { age } from '@/domain/time/age'
import { documentHref } from '../list-links'
import { mistakeViews } from '../mistakes/mistake-views'
import { Panel, Rest } from './panel'

interface MistakesPanelProps {
  mistakes: NonNullable<DashboardData['mistakes']>
  now: Date
}

/** Reports of mistakes without an answer, oldest first. */
export function MistakesPanel({ mistakes: { total, items }, now }: MistakesPanelProps) {
  return (
    <Panel
      id="mistakes"
      title="Reported mistakes"
      count={total}
      isUrgent
      emptyText="No report is waiting for an answer."
    >
      <ul className="dashboard-rows">
        {items.map(({ id, title, message, createdAt }) => (
          <li key={id} className="dashboard-row dashboard-row--lead">
            <div className="dashboard-row__words">
              <p>
                <Link href={documentHref('mistake-reports', id)} prefetch={false}>
                  <strong>{title}</strong>
                </Link>
              </p>
              <q>{message.trim()}</q>
            </div>
            <span className="dashboard-row__age">{age(createdAt, now)}</span>
          </li>
        ))}
      </ul>
      <Rest href={mistakeViews.open.href} total={total} shown={items.length} />
    </Panel>
  )
}
