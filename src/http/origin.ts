import { hasForeignOrigin } from '@/lib/request-origin'
import { refuse } from './problem-error'

/** Refuses a write that another site's page sends. */
export function refuseForeignOrigin({ headers }: Request): void {
  if (hasForeignOrigin(headers)) throw refuse.foreignOrigin()
}

/** Refuses what no page of the site itself sends; a browser always says so beside a beacon. */
export function refuseUnlessOwnPage(request: Request): void {
  if (request.headers.get('origin') === null) throw refuse.foreignOrigin()
  refuseForeignOrigin(request)
}

/**
 * Headers by which Payload may tell who is signed in. It believes a cookie only beside the public
 * address or a browser's word that the request is the site's own; here that is settled already,
 * and a program that says neither is believed. What another site sends has no cookie.
 */
export function sessionHeaders(headers: Headers): Headers {
  const session = new Headers(headers)
  if (hasForeignOrigin(headers)) session.delete('cookie')
  if (!session.has('sec-fetch-site')) session.set('sec-fetch-site', 'none')
  session.delete('origin')
  return session
}
