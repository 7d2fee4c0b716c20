import { refuse } from './problem-error'

/** Returns the `Idempotency-Key` of a request, or `null`. Throws 400 for an invalid key. */
export function idempotencyKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key')
  if (key === null) return null
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw refuse.badQuery([
      { path: 'Idempotency-Key', message: 'Must be 8 to 128 visible ASCII characters' },
    ])
  }
  return key
}
