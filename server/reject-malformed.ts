import type { IncomingMessage } from 'node:http'
import { pathOf } from './access-log'

/** Others, such as TRACE, have no meaning here, and Next answers them with a failure. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Status and sentence for a request that means nothing to the guide. */
export interface MalformedRequest {
  readonly status: number
  readonly sentence: string
}

/** What is wrong with a request before anybody has looked at what it asks for, if anything. */
export function findMalformed({ method, url = '' }: IncomingMessage): MalformedRequest | undefined {
  if (!knownMethods.has(method ?? '')) {
    return { status: 501, sentence: 'This server does not know the method.' }
  }
  // `OPTIONS *` asks about the whole server (RFC 9110, 9.3.7), which Next answers with a failure.
  if (!/^(\/|https?:\/\/)/i.test(url)) {
    return { status: 400, sentence: 'Ask about a path: this address is not one.' }
  }
  if (!isWellFormed(pathOf(url))) {
    return { status: 400, sentence: 'This address is not well-formed.' }
  }
  return undefined
}

/** Whether the percent signs of a path mean something; Next answers 500 when they do not. */
function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
