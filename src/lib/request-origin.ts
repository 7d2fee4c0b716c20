import { env } from '@/config/env'

/** The origins of the site: the public one, and the host of the request. */
function ownOrigins(headers: Headers): string[] {
  const host = headers.get('host')
  const { protocol } = new URL(env.SITE_URL)
  return host ? [env.SITE_URL, `${protocol}//${host}`] : [env.SITE_URL]
}

/** Whether a request has the `Origin` of another site; API clients send no `Origin`. */
export function hasForeignOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  return origin !== null && !ownOrigins(headers).includes(origin)
}

/** The content types that a form can send cross-site without a CORS preflight. */
const formTypes = /^\s*(multipart\/form-data|application\/x-www-form-urlencoded|text\/plain)\b/i

/**
 * Whether a POST may be cross-site. Browsers send `Origin` with every POST, and `Sec-Fetch-Site`
 * over HTTPS. A form without `Origin` is treated as cross-site; API clients send JSON.
 */
export function mayBeCrossSite(headers: Headers): boolean {
  if (hasForeignOrigin(headers)) return true
  const site = headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') return true
  return headers.get('origin') === null && formTypes.test(headers.get('content-type') ?? '')
}
