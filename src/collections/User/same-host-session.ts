import type { AuthStrategy } from 'payload'
import { env } from '@/config/env'
import { hasForeignOrigin } from '@/lib/request-origin'

/**
 * Accepts the session cookie under every address of the server, for example 127.0.0.1 instead of
 * localhost. Payload accepts it from `SITE_URL` only. A page of another site cannot imitate this,
 * because the browser sets its origin and sends no cookie of this host.
 */
export const sameHostSession: AuthStrategy = {
  name: 'same-host-session',
  authenticate(attempt) {
    const { headers, payload } = attempt
    const cookieStrategy = payload.authStrategies.find(({ name }) => name === 'local-jwt')
    if (!cookieStrategy || !headers.has('origin') || hasForeignOrigin(headers))
      return { user: null }
    const own = new Headers(headers)
    own.set('origin', env.SITE_URL)
    return cookieStrategy.authenticate({ ...attempt, headers: own })
  },
}
