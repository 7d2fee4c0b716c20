import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { AdminViewServerProps } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { readChecks } from '@/data/operations/queries'
import type { Check, CheckState } from '@/domain/operations/checks'
import { plural } from '@/domain/text/plural'
import { StaffPage } from '../page/staff-page'

const states = {
  well: { label: 'Well', Icon: CircleCheck },
  attention: { label: 'Attention', Icon: CircleAlert },
  failing: { label: 'Failing', Icon: TriangleAlert },
} as const satisfies Record<CheckState, object>

const count = (checks: readonly Check[], state: CheckState) =>
  checks.filter((check) => check.state === state).length

function summarize(checks: readonly Check[]): string {
  const [failing, attention] = [count(checks, 'failing'), count(checks, 'attention')]
  if (failing === 0 && attention === 0) return 'Everything is well.'
  return [
    failing > 0 && `${plural(failing, 'part is', 'parts are')} failing.`,
    attention > 0 && `${plural(attention, 'part needs', 'parts need')} attention.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

function Line({ check: { title, state, found, action } }: { check: Check }) {
  const { label, Icon } = states[state]
  return (
    <li className={`status-check status-check--${state}`}>
      <span className="status-check__state">
        <Icon aria-hidden="true" size={18} /> {label}
      </span>
      <div>
        <h2>{title}</h2>
        <p>{found}</p>
        {action && <p className="status-check__action">{action}</p>}
      </div>
    </li>
  )
}

/** Whether the guide is well, with what to do where it is not. For admins. */
export async function StatusPage(view: AdminViewServerProps) {
  const isAllowed = view.initPageResult.req.user?.role === 'admin'
  const checks = isAllowed ? await readChecks(new Date()) : []
  return (
    <StaffPage
      view={view}
      path={adminPaths.status}
      nav={[{ label: 'Status' }]}
      className="status-page"
    >
      <header>
        <h1>Status</h1>
        {isAllowed && (
          <p className="status-page__summary">
            <strong>{summarize(checks)}</strong> Checked now, on the server that answered. Reload
            the page to check again.
          </p>
        )}
      </header>
      {isAllowed ? (
        <ul className="status-checks">
          {checks.map((check) => (
            <Line key={check.id} check={check} />
          ))}
        </ul>
      ) : (
        <p>Only admins can see the status of the server.</p>
      )}
    </StaffPage>
  )
}
