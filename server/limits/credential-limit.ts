import type { IncomingMessage } from 'node:http'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { NamedLimit } from '@/config/rate-limit-rules'
import { keyedHash } from '@/lib/tokens/keyed-hash'

interface Options {
  readonly limit: NamedLimit
  readonly secret: string
  /** Counts one new credential of an address. Returns the same as `Counters.count`. */
  readonly count: (address: string) => Promise<number | null>
}

/**
 * Limits how many different `Authorization` headers one address may send. A header that was allowed
 * before is not counted again, so an API client behind the same address as an attacker keeps
 * working. Returns the milliseconds to wait, or `null`.
 */
export function credentialLimiter({ limit, secret, count }: Options) {
  const known = new RateLimiterMemory({ points: 1, duration: limit.seconds })
  return async (req: IncomingMessage, address: string): Promise<number | null> => {
    const { authorization } = req.headers
    if (authorization === undefined) return null
    const key = keyedHash(secret, 'credential', `${address} ${authorization}`)
    if (await known.get(key)) return null
    const wait = await count(address)
    if (wait === null) await known.set(key, 1, limit.seconds)
    return wait
  }
}
