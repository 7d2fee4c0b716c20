import { Link } from '@payloadcms/ui'
import type { NewLead, Work } from '@/data/desk/types'
import { ANSWER_WITHIN_HOURS, age, isAnswerLate } from '@/domain/desk'
import { labelOf, leadSources } from '@/domain/options'
import { documentHref } from '../list-links'
import { Panel } from './panel'
import { preparedLists } from './prepared-lists'

interface LeadsPanelProps {
  leads: NonNullable<Work['leads']>
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
      emptyWords="No lead waits for an answer."
      action={
        <Link href={preparedLists(now).leads} prefetch={false}>
          Open all
        </Link>
      }
    >
      <ul className="desk-rows">
        {items.map((lead) => (
          <Row key={lead.id} lead={lead} now={now} />
        ))}
      </ul>
      <p className="desk-panel__note">
        Promise on the site: an answer within {ANSWER_WITHIN_HOURS} hours.
      </p>
    </Panel>
  )
}

function Row({ lead, now }: { lead: NewLead; now: Date }) {
  const { id, name, source, about, message, createdAt } = lead
  const isLate = isAnswerLate(createdAt, now)
  return (
    <li className="desk-row desk-row--lead">
      <div className="desk-row__words">
        <p>
          <Link href={documentHref('leads', id)} prefetch={false}>
            <strong>{name}</strong>
          </Link>{' '}
          <span>{[labelOf(leadSources, source), about].filter(Boolean).join(', ')}</span>
        </p>
        <q>{message.trim()}</q>
      </div>
      <span className={`desk-row__age${isLate ? ' desk-row__age--late' : ''}`}>
        {age(createdAt, now)}
        {isLate && <span className="desk-hidden">, the promised answer is nearly late</span>}
      </span>
    </li>
  )
}
