import { createHmac, timingSafeEqual } from 'node:crypto'
import { payloadSecret } from '@/config/env'

/** Purposes of internal requests from the server to the app. */
type Purpose = 'revalidate' | 'jobs'

const digest = (purpose: Purpose) => createHmac('sha256', payloadSecret()).update(purpose).digest()

/** The `authorization` header of an internal request; it proves knowledge of the secret. */
export function internalAuthorization(purpose: Purpose): string {
  return `Bearer ${digest(purpose).toString('hex')}`
}

/** Whether a request with this `authorization` header is an internal request. */
export function isInternalRequest(purpose: Purpose, authorization: string | null): boolean {
  const given = Buffer.from((authorization ?? '').replace(/^Bearer /, ''), 'hex')
  const expected = digest(purpose)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
