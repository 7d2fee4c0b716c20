import type { IncomingMessage } from 'node:http'
import { pathOf } from './access-log'

/** Next fails on other methods, such as TRACE. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Status and message of the response to a malformed request. */
export interface MalformedRequest {
  readonly status: number
  readonly sentence: string
}

/** Returns what is wrong with the request line, if anything. */
export function findMalformed({ method, url = '' }: IncomingMessage): MalformedRequest | undefined {
  if (!knownMethods.has(method ?? '')) {
    return { status: 501, sentence: 'This server does not support the method.' }
  }
  // Next fails on `OPTIONS *`, which addresses the whole server (RFC 9110, 9.3.7).
  if (!/^(\/|https?:\/\/)/i.test(url)) {
    return { status: 400, sentence: 'The request target must be a path.' }
  }
  if (!isWellFormed(pathOf(url))) {
    return { status: 400, sentence: 'The URL is malformed.' }
  }
  return undefined
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
