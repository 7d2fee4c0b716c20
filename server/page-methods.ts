import type { IncomingMessage } from 'node:http'
import { pathOf } from './access-log'
import { isPagePath } from './cached-routes'

/** What the server answers instead of Next. */
interface Refusal {
  readonly status: 204 | 404 | 405
  readonly allow?: string
}

/** Their routes decide which methods they have. */
const ownMethods = /^\/(?:api|cms|internal)(?:\/|$)/

/** Pages that take forms or call server functions. */
const forms = /^\/(?:admin|newsletter|preview|submit)(?:\/|$)/

/**
 * Returns what to answer to a method that a page does not have. Next would render the page, whatever
 * the method, and the limits of renders count only GET and HEAD.
 */
export function refuseMethod({ method = 'GET', url }: IncomingMessage): Refusal | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined
  const path = pathOf(url)
  const isPage = isPagePath(path)
  if (!isPage && ownMethods.test(path)) return undefined
  const takesForms = forms.test(path)
  if (takesForms && method === 'POST') return undefined
  if (!isPage && !takesForms) return { status: 404 }
  const allow = takesForms ? 'GET, HEAD, OPTIONS, POST' : 'GET, HEAD, OPTIONS'
  return { status: method === 'OPTIONS' ? 204 : 405, allow }
}
