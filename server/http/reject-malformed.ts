import type { IncomingMessage } from 'node:http'
import { getPath } from './access-log'

/** Next fails on other methods, such as TRACE. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** In characters. Long filters of the back office need a tenth of it. */
const URL_MAX_LENGTH = 8192

/** The header in which Next's client describes the page that it shows. */
const ROUTER_STATE = 'next-router-state-tree'

/** The response to a request that the server refuses before Next. */
export interface RefusedRequest {
  readonly status: number
  readonly sentence: string
  /** The methods of the page, if another one was used. */
  readonly allow?: string
}

/** Returns what is wrong with the request line or a header of Next's client, if anything. */
export function findMalformed({
  method,
  url = '',
  headers,
  rawHeaders,
}: IncomingMessage): RefusedRequest | undefined {
  if (!knownMethods.has(method ?? '')) {
    return { status: 501, sentence: 'This server does not support the method.' }
  }
  // Next fails on `OPTIONS *`, which addresses the whole server (RFC 9110, 9.3.7).
  if (!/^(\/|https?:\/\/)/i.test(url)) {
    return { status: 400, sentence: 'The request target must be a path.' }
  }
  if (countHeader('host', rawHeaders) > 1) {
    return { status: 400, sentence: 'A request has one Host header.' }
  }
  if (url.length > URL_MAX_LENGTH) {
    return { status: 414, sentence: 'The URL is too long.' }
  }
  if (!isWellFormed(getPath(url))) {
    return { status: 400, sentence: 'The URL is malformed.' }
  }
  const state = headers[ROUTER_STATE]
  if (state !== undefined && !isRouterState(String(state))) {
    return { status: 400, sentence: `The header ${ROUTER_STATE} is malformed.` }
  }
  return undefined
}

/** How often a header was sent (RFC 9112, 3.2). Node keeps one, and a proxy perhaps the other. */
function countHeader(header: string, rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === header).length
}

/** Whether a router state is an encoded JSON array. Next responds with 500 when it is not. */
function isRouterState(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(text)))
  } catch {
    return false
  }
}

/** Whether the percent encoding of a path is valid. Next responds with 500 when it is not. */
function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
