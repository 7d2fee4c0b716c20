import type { UIFieldServerComponent } from 'payload'
import { readAccountSecurity } from '@/data/staff/account-security'
import { formatMoment } from '@/lib/dates/format-date'
import { getSessionId } from '@/lib/tokens/session-id'
import { EndSession, EndSessions } from './end-sessions'

/** The sessions of an account, and buttons that end them, for its owner and for admins. */
export const SessionsField: UIFieldServerComponent = async ({ data, user }) => {
  const id = Number(data.id)
  const isOwn = user?.id === id
  if (!Number.isSafeInteger(id) || (!isOwn && user?.role !== 'admin')) return null
  const account = await readAccountSecurity(id, new Date())
  if (!account) return null
  const { sessions } = account
  const current = isOwn ? getSessionId(user) : undefined
  return (
    <section className="field-type guide-sessions" aria-labelledby="sessions">
      <h2 id="sessions" tabIndex={-1}>
        Sessions
      </h2>
      {sessions.length === 0 ? (
        <p>There are no sessions.</p>
      ) : (
        <div className="guide-lines">
          <table>
            <thead>
              <tr>
                <th scope="col">Browser</th>
                <th scope="col">Signed in</th>
                <th scope="col">Action</th>
              </tr>
            </thead>
            <tbody>
              {sessions.map(({ id: session, browser, createdAt }) => (
                <tr key={session}>
                  <td>{browser ?? 'Unknown browser'}</td>
                  <td>{createdAt ? formatMoment(createdAt) : '–'}</td>
                  <td>
                    {session === current ? (
                      'This browser'
                    ) : (
                      <EndSession id={id} session={session} />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <EndSessions id={id} isOwn={isOwn} />
    </section>
  )
}
