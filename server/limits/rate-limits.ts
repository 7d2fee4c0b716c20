import type { IncomingMessage } from 'node:http'
import type { RateLimits } from '@/config/env-fields'
import { covers, credentialLimit, withOverrides } from '@/config/rate-limit-rules'
import { toRetryAfter } from '@/database/rate-limit-counters'
import { log } from '@/lib/log/log'
import { Semaphore } from '@/lib/semaphore'
import { readFormToken } from '@/lib/tokens/form-token'
import { FORM_TOKEN_HEADER } from '@/lib/tokens/form-token-header'
import { keyedHash } from '@/lib/tokens/keyed-hash'
import { clientAddressBy } from './client-address'
import { credentialLimiter } from './credential-limit'
import { getMethods, getPaths } from './rate-limits-request'
import { openServerCounters } from './rate-limits-store'

export interface Limiter {
  /**
   * Counts a request before its body is read. Returns `null` when it is allowed. Never rejects: an
   * error in counting must not block requests.
   */
  check(req: IncomingMessage): Promise<{ retryAfterSeconds: number } | null>
  /**
   * Runs work that takes processor time, one at a time for each client. Resolves to `undefined`,
   * without running it, when the client has disconnected while it waited.
   */
  inTurn<Result>(req: IncomingMessage, work: () => Promise<Result>): Promise<Result | undefined>
  /** How many clients' work runs, and how much waits for its turn. */
  readTurns(): { readonly running: number; readonly waiting: number }
  close(): Promise<void>
}

export interface RateLimitOptions {
  readonly settings: RateLimits
  readonly trustedProxies: readonly string[]
  /** Signs form tokens and hashes the addresses in the table. */
  readonly secret: string
  /** Without a database URL, everything is counted in memory. */
  readonly databaseUrl: string | undefined
}

/** How many clients' work runs at the same time. */
export const CONCURRENT_WORK = 8

/** Enforces the limits of `src/config/rate-limit-rules.ts` per client. */
export function rateLimits(options: RateLimitOptions): Limiter {
  const { settings, secret } = options
  if (!settings.enabled) {
    return {
      check: async () => null,
      inTurn: (_req, work) => work(),
      readTurns: () => ({ running: 0, waiting: 0 }),
      close: async () => {},
    }
  }
  const rules = withOverrides(settings.overrides)
  const findClientAddress = clientAddressBy(options.trustedProxies)
  const credentials = { ...credentialLimit, ...settings.overrides[credentialLimit.name] }
  const counters = openServerCounters([...rules, credentials], options.databaseUrl)
  const turns = new Semaphore(CONCURRENT_WORK, Number.POSITIVE_INFINITY)
  const waitOfCredential = credentialLimiter({
    limit: credentials,
    secret,
    count: (address) =>
      counters.count(credentials, keyedHash(secret, `rate-limit ${credentials.name}`, address)),
  })

  async function check(req: IncomingMessage) {
    const guessing = await waitOfCredential(req, findClientAddress(req))
    if (guessing !== null) return { retryAfterSeconds: toRetryAfter(guessing) }
    const methods = getMethods(req)
    const paths = getPaths(req.url)
    for (const rule of rules) {
      if (!covers(rule, methods, paths)) continue
      if (rule.withoutToken && (await hasFormToken(req, secret))) continue
      const caller = keyedHash(secret, `rate-limit ${rule.name}`, findClientAddress(req))
      const wait = await counters.count(rule, caller)
      // A request rejected by one limit is not counted toward the next, longer one.
      if (wait !== null) return { retryAfterSeconds: toRetryAfter(wait) }
    }
    return null
  }

  return {
    check: (req) =>
      check(req).catch((error: unknown) => {
        log.error({ err: error }, 'rate limits: request not counted')
        return null
      }),
    inTurn: (req, work) =>
      turns.run(findClientAddress(req), async () => (req.socket.destroyed ? undefined : work())),
    readTurns: () => ({ running: turns.running, waiting: turns.waiting }),
    close: () => counters.close(),
  }
}

/** Whether the request has a form token of this site. The handler checks how old it is. */
async function hasFormToken(req: IncomingMessage, secret: string): Promise<boolean> {
  const token = String(req.headers[FORM_TOKEN_HEADER] ?? '')
  return (await readFormToken(secret, token, Date.now())) !== 'none'
}
