import { hasForeignOrigin } from '@/lib/request-origin'
import { refuse } from './problem-error'

/** Rejects cross-site writes. */
export function refuseForeignOrigin({ headers }: Request): void {
  if (hasForeignOrigin(headers)) throw refuse.foreignOrigin()
}

/**
 * Rejects requests that do not come from a page of the site. Browsers always send the origin with a
 * beacon.
 */
export function refuseUnlessOwnPage(request: Request): void {
  if (request.headers.get('origin') === null) throw refuse.foreignOrigin()
  refuseForeignOrigin(request)
}

/**
 * The headers by which Payload authenticates a user. Payload accepts a cookie only with the site's
 * origin or `Sec-Fetch-Site`. The origin has already been checked here, so clients that send
 * neither header are accepted, and cross-site requests have no cookie.
 */
export function sessionHeaders(headers: Headers): Headers {
  const session = new Headers(headers)
  if (hasForeignOrigin(headers)) session.delete('cookie')
  if (!session.has('sec-fetch-site')) session.set('sec-fetch-site', 'none')
  session.delete('origin')
  return session
}
