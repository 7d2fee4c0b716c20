import { Link } from '@payloadcms/ui'
import { adminPaths } from '@/config/admin-paths'
import type { AdminWork } from '@/data/onboarding/queries'
import { documentHref } from '../list-links'
import { Panel } from './panel'

/** Whether the mail server was put off. Until then, the steps of a new publisher name it. */
const isMailDismissed = ({ steps }: AdminWork): boolean =>
  steps.some(({ id, state }) => id === 'mail' && state === 'dismissed')

/** How much of an admin's work only an admin can do. */
export const countAdminWork = (work: AdminWork): number =>
  work.withoutSignIn.length + (isMailDismissed(work) ? 1 : 0)

/** What only an admin can mend; nothing if nothing is wrong. */
export function AdminPanel({ work }: { work: AdminWork }) {
  const count = countAdminWork(work)
  if (count === 0) return null
  return (
    <Panel id="admin" title="For admins" count={count} isUrgent>
      <ul className="dashboard-rows">
        {isMailDismissed(work) && (
          <li className="dashboard-row">
            <div className="dashboard-row__words">
              <strong>No mail server is set up</strong>
              <span>Emails are stored and not sent.</span>
            </div>
            <Link className="dashboard-button" href={`${adminPaths.help}#server`} prefetch={false}>
              How to set it
            </Link>
          </li>
        )}
        {work.withoutSignIn.map(({ id, name }) => (
          <li key={id} className="dashboard-row">
            <div className="dashboard-row__words">
              <strong>{name}</strong>
              <span>Has never signed in.</span>
            </div>
            <Link className="dashboard-button" href={documentHref('users', id)} prefetch={false}>
              Open<span className="dashboard-hidden"> {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
