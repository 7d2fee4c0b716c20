import { createHmac, timingSafeEqual } from 'node:crypto'
import { payloadSecret } from './env'

/** What the guide's server asks of its own app. */
type Purpose = 'revalidate' | 'jobs'

const digest = (purpose: Purpose) => createHmac('sha256', payloadSecret()).update(purpose).digest()

/** The header by which the guide's own processes prove that they know its secret. */
export function ownAuthorization(purpose: Purpose): string {
  return `Bearer ${digest(purpose).toString('hex')}`
}

/** Whether a request with this `authorization` comes from a process of the guide itself. */
export function isOwnProcess(purpose: Purpose, authorization: string | null): boolean {
  const given = Buffer.from((authorization ?? '').replace(/^Bearer /, ''), 'hex')
  const expected = digest(purpose)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
