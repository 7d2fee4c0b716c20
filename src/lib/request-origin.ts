import { env } from '@/config/env'

/** The addresses of the site itself: the public one, and the one that the visitor asked for. */
function ownOrigins(headers: Headers): string[] {
  const host = headers.get('host')
  const { protocol } = new URL(env.SITE_URL)
  return host ? [env.SITE_URL, `${protocol}//${host}`] : [env.SITE_URL]
}

/** Whether a page of another site sent a request; programs send no `Origin`. */
export function hasForeignOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  return origin !== null && !ownOrigins(headers).includes(origin)
}

/** The content types that a form can send to another site without that site's consent. */
const formTypes = /^\s*(multipart\/form-data|application\/x-www-form-urlencoded|text\/plain)\b/i

/**
 * Whether a page of another site may have sent a POST. Browsers send `Origin` with every POST, and
 * `Sec-Fetch-Site` where the site is https. A form without `Origin` proves nothing and counts as
 * foreign; programs send JSON.
 */
export function mayBeCrossSite(headers: Headers): boolean {
  if (hasForeignOrigin(headers)) return true
  const site = headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') return true
  return headers.get('origin') === null && formTypes.test(headers.get('content-type') ?? '')
}
