import { Link } from '@payloadcms/ui'
import type { DashboardData } from '@/data/dashboard/types'
import { INCENTIVE_ENDS_WITHIN_DAYS } from '@/domain/communities/incentives'
import { formatCalendarDay } from '@/lib/dates/format-date'
import { siteDay } from '@/lib/dates/site-date'
import { documentHref } from '../list-links'
import { expandedHref } from './filtered-lists'
import { Panel, Rest } from './panel'

interface IncentivesPanelProps {
  incentives: NonNullable<DashboardData['incentives']>
  now: Date
}

function describeEnd(endsOn: string, now: Date): string {
  const today = siteDay(now)
  if (endsOn === today) return 'Ends today'
  return `${endsOn < today ? 'Ended' : 'Ends'} ${formatCalendarDay(endsOn, now)}`
}

/** Incentives of published communities that ended or end soon, the earliest first. */
export function IncentivesPanel({ incentives: { total, items }, now }: IncentivesPanelProps) {
  return (
    <Panel
      id="incentives"
      title="Ended and ending incentives"
      count={total}
      emptyText={`No incentive ends in the next ${INCENTIVE_ENDS_WITHIN_DAYS} days.`}
    >
      <ul className="dashboard-rows">
        {items.map(({ id, community, name, text, endsOn }) => (
          <li key={id} className="dashboard-row">
            <div className="dashboard-row__words">
              <Link href={documentHref('communities', community)} prefetch={false}>
                <strong>{text}</strong>
              </Link>
              <span>{name}</span>
            </div>
            <span className="dashboard-row__day">{describeEnd(endsOn, now)}</span>
          </li>
        ))}
      </ul>
      <Rest href={expandedHref('incentives')} total={total} shown={items.length} />
    </Panel>
  )
}
