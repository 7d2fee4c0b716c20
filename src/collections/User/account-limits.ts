import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env, payloadSecret } from '@/config/env'
import { loginAttemptLimit, type NamedLimit, resetEmailLimit } from '@/config/rate-limit-rules'
import { keyedHash } from '@/lib/keyed-hash'

/** The rate of attempts after the limit of an account is reached. */
const SLOW_PACE: NamedLimit = { name: 'login-account-slow', points: 1, seconds: 10 }

type Limiter = RateLimiterMemory | RateLimiterPostgres

/** Counts in the shared rate-limit table, and in memory while the database does not respond. */
function openLimiter({ db }: Payload, { name, points, seconds }: NamedLimit): Limiter {
  const figures = { keyPrefix: name, points, duration: seconds }
  return new RateLimiterPostgres({
    ...figures,
    // Unnamed, because a connection pooler may use another connection for each statement.
    storeClient: {
      query: ({ text, values }: { text: string; values?: unknown[] }) =>
        db.pool.query(text, values),
    },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(figures),
  })
}

function openLimiters(payload: Payload) {
  const { overrides } = env.RATE_LIMITS
  const open = (limit: NamedLimit) => openLimiter(payload, { ...limit, ...overrides[limit.name] })
  return { logins: open(loginAttemptLimit), slow: open(SLOW_PACE), resets: open(resetEmailLimit) }
}

const opened = new WeakMap<Payload, ReturnType<typeof openLimiters>>()

function limitersOf(payload: Payload) {
  const limiters = opened.get(payload) ?? openLimiters(payload)
  opened.set(payload, limiters)
  return limiters
}

/** Hashed, so that the table does not reveal addresses. */
const keyOf = (text: string) => keyedHash(payloadSecret(), 'account-limit', text)

/** Returns `null` when the attempt is allowed, else the milliseconds until the next attempt. */
async function consume(limiter: Limiter, key: string): Promise<number | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext
    throw refusal
  }
}

/**
 * Counts a login attempt: per account for all unknown browsers together, or per known browser.
 * After the limit, one attempt per interval is allowed, so guessing is too slow to succeed and the
 * owner is never locked out. Addresses without an account are counted in the same way.
 */
export async function countLogin(
  payload: Payload,
  email: string,
  device: string | null,
): Promise<{ readonly wait: number | null; readonly forgive: () => Promise<void> }> {
  if (!env.RATE_LIMITS.enabled) return { wait: null, forgive: async () => {} }
  const { logins, slow } = limitersOf(payload)
  const key = keyOf(device === null ? `email ${email}` : `device ${device}`)
  const exhausted = (await consume(logins, key)) !== null
  const wait = exhausted ? await consume(slow, key) : null
  return {
    wait,
    /** A login with the correct password does not count. */
    async forgive() {
      if (!exhausted) await logins.reward(key)
    },
  }
}

/** Whether another password-reset email may be sent to an account. */
export async function mayAskForReset(payload: Payload, email: string): Promise<boolean> {
  if (!env.RATE_LIMITS.enabled) return true
  return (await consume(limitersOf(payload).resets, keyOf(`email ${email}`))) === null
}
