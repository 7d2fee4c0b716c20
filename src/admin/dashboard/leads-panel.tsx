import { Link } from '@payloadcms/ui'
import type { DashboardData, NewLead } from '@/data/dashboard/types'
import { getLabel, leadSources } from '@/domain/enums'
import { ANSWER_WITHIN_HOURS, isAnswerLate } from '@/domain/leads/answer-time'
import { age } from '@/domain/time/age'
import { documentHref } from '../list-links'
import { filteredLists } from './filtered-lists'
import { Panel } from './panel'

interface LeadsPanelProps {
  leads: NonNullable<DashboardData['leads']>
  now: Date
}

/** Unanswered leads, oldest first. */
export function LeadsPanel({ leads: { total, items }, now }: LeadsPanelProps) {
  return (
    <Panel
      id="leads"
      title="New leads"
      count={total}
      isUrgent
      emptyText="No new leads."
      action={
        <Link href={filteredLists(now).leads} prefetch={false}>
          View all
        </Link>
      }
    >
      <ul className="dashboard-rows">
        {items.map((lead) => (
          <Row key={lead.id} lead={lead} now={now} />
        ))}
      </ul>
      <p className="dashboard-panel__note">
        The site promises a reply within {ANSWER_WITHIN_HOURS} hours.
      </p>
    </Panel>
  )
}

function Row({ lead, now }: { lead: NewLead; now: Date }) {
  const { id, name, source, about, message, createdAt } = lead
  const isLate = isAnswerLate(createdAt, now)
  return (
    <li className="dashboard-row dashboard-row--lead">
      <div className="dashboard-row__words">
        <p>
          <Link href={documentHref('leads', id)} prefetch={false}>
            <strong>{name}</strong>
          </Link>{' '}
          <span>{[getLabel(leadSources, source), about].filter(Boolean).join(', ')}</span>
        </p>
        <q>{message.trim()}</q>
      </div>
      <span className={`dashboard-row__age${isLate ? ' dashboard-row__age--late' : ''}`}>
        {age(createdAt, now)}
        {isLate && <span className="dashboard-hidden">, reply almost overdue</span>}
      </span>
    </li>
  )
}
