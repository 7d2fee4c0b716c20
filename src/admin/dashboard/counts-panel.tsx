import { Link } from '@payloadcms/ui'
import { adminPaths } from '@/config/admin-paths'
import type { DashboardData } from '@/data/dashboard/types'
import { disagreements } from '@/domain/homes/listing-counts'
import { documentHref } from '../list-links'
import { expandedHref } from './filtered-lists'
import { Panel, Rest } from './panel'

interface CountsPanelProps {
  counts: NonNullable<DashboardData['counts']>
}

/** Communities whose reported numbers disagree with their listed plans and homes. */
export function CountsPanel({ counts: { total, items } }: CountsPanelProps) {
  return (
    <Panel
      id="counts"
      title="Counts that disagree"
      count={total}
      emptyText="Reported homes and plans agree with what is listed."
    >
      <ul className="dashboard-rows">
        {items.map((community) => (
          <li key={community.id} className="dashboard-row">
            <div className="dashboard-row__words">
              <Link href={documentHref('communities', community.id)} prefetch={false}>
                <strong>{community.name}</strong>
              </Link>
              <span>{disagreements(community).join('. ')}</span>
            </div>
            <Link
              className="dashboard-button"
              href={adminPaths.plansAndHomes(community.id)}
              prefetch={false}
            >
              Plans and homes
              <span className="dashboard-hidden"> of {community.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Rest href={expandedHref('counts')} total={total} shown={items.length} />
    </Panel>
  )
}
