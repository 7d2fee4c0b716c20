import { Link } from '@payloadcms/ui'
import type { DashboardData } from '@/data/dashboard/types'
import { nameRecipients } from '@/domain/leads/recipients'
import { age } from '@/domain/time/age'
import { documentHref } from '../list-links'
import { Panel } from './panel'

interface UnansweredPanelProps {
  unanswered: NonNullable<DashboardData['unanswered']>
  now: Date
}

/** Leads whose buyers say that they have no answer, oldest first. Closing a lead removes it. */
export function UnansweredPanel({ unanswered: { total, items }, now }: UnansweredPanelProps) {
  if (total === 0) return null
  return (
    <Panel id="unanswered" title="Buyers without an answer" count={total} isUrgent>
      <ul className="dashboard-rows">
        {items.map(({ id, name, about, recipients, createdAt }) => (
          <li key={id} className="dashboard-row dashboard-row--lead">
            <div className="dashboard-row__words">
              <p>
                <Link href={documentHref('leads', id)} prefetch={false}>
                  <strong>{name}</strong>
                </Link>{' '}
                <span>{about}</span>
              </p>
              <p>
                No answer from{' '}
                {nameRecipients(recipients.map((recipient) => ({ name: recipient })))}
              </p>
            </div>
            <span className="dashboard-row__age">{age(createdAt, now)}</span>
          </li>
        ))}
      </ul>
      <p className="dashboard-panel__note">Follow up, then close the lead.</p>
    </Panel>
  )
}
