import type { UIFieldServerComponent } from 'payload'
import { getCurrentSession } from '@/collections/User/current-session'
import { formatMoment } from '@/lib/format-date'
import { EndSession, EndSessions } from './end-sessions'

/** The sessions of an account, and buttons that end them, for its owner and for admins. */
export const SessionsField: UIFieldServerComponent = async ({ data, payload, req, user }) => {
  const id = Number(data.id)
  const isOwn = user?.id === id
  if (!Number.isSafeInteger(id) || (!isOwn && user?.role !== 'admin')) return null
  const account = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  if (!account) return null
  const current = getCurrentSession(req, id)
  const now = new Date().toISOString()
  const sessions = (account.sessions ?? []).filter(({ expiresAt }) => expiresAt > now).reverse()
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
