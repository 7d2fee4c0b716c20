import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env, payloadSecret } from '@/config/env'
import { loginAttemptLimit, type NamedLimit, resetEmailLimit } from '@/config/rate-limit-rules'

/** What an account still gets once its attempts are used up, in seconds between two of them. */
const SLOW_PACE: NamedLimit = { name: 'login-account-slow', points: 1, seconds: 10 }

type Limiter = RateLimiterMemory | RateLimiterPostgres

/** Counts in the table of all limits, and in memory for as long as the database does not answer. */
function openLimiter({ db }: Payload, { name, points, seconds }: NamedLimit): Limiter {
  const figures = { keyPrefix: name, points, duration: seconds }
  return new RateLimiterPostgres({
    ...figures,
    // Without the statement's name: a connection pooler may hand out another connection each time.
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

/** Readers of the table learn no address from it. */
const keyOf = (text: string) =>
  createHmac('sha256', payloadSecret())
    .update(`account-limit ${text}`)
    .digest('base64url')
    .slice(0, 22)

/** `null` when the attempt may go ahead, else the milliseconds until the next may. */
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
 * Counts an attempt to sign in: to an account from all unknown browsers together, or from one known
 * browser. When the attempts are used up, one more is let through now and then: guessing becomes
 * useless, and the owner is never locked out. Addresses without an account count the same way.
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
    /** An attempt with the right password is none. */
    async forgive() {
      if (!exhausted) await logins.reward(key)
    },
  }
}

/** Whether one more email may be sent that resets the password of an account. */
export async function mayAskForReset(payload: Payload, email: string): Promise<boolean> {
  if (!env.RATE_LIMITS.enabled) return true
  return (await consume(limitersOf(payload).resets, keyOf(`email ${email}`))) === null
}
