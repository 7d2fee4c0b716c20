import type { IncomingMessage } from 'node:http'
import { isPagePath } from '@/config/page-paths'
import { getPath } from './access-log'
import type { RefusedRequest } from './reject-malformed'

/** Their routes decide which methods they have. */
const ownMethods = /^\/(?:api|cms|internal)(?:\/|$)/

/** Pages that take forms or call server functions. */
const forms = /^\/(?:admin|alerts|lead-answer|newsletter|preview|report-a-mistake|submit)(?:\/|$)/

/**
 * Returns how to refuse a method that a page does not have. Next would render the page, whatever the
 * method, and the limits of renders count only GET and HEAD.
 */
export function findDisallowedMethod({
  method = 'GET',
  url,
}: IncomingMessage): RefusedRequest | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined
  const path = getPath(url)
  const isPage = isPagePath(path)
  if (!isPage && ownMethods.test(path)) return undefined
  const takesForms = forms.test(path)
  if (takesForms && method === 'POST') return undefined
  if (!isPage && !takesForms) return { status: 404, sentence: 'There is no page at this address.' }
  const allow = takesForms ? 'GET, HEAD, OPTIONS, POST' : 'GET, HEAD, OPTIONS'
  return method === 'OPTIONS'
    ? { status: 204, sentence: '', allow }
    : { status: 405, sentence: `This page has the methods ${allow}.`, allow }
}
