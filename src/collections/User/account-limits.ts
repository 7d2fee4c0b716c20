import type { Payload } from 'payload'
import { env, payloadSecret } from '@/config/env'
import {
  codeAttemptLimit,
  loginAttemptLimit,
  type NamedLimit,
  resetEmailLimit,
} from '@/config/rate-limit-rules'
import { type Counters, openCounters } from '@/database/rate-limit-counters'
import { keyedHash } from '@/lib/tokens/keyed-hash'

/** The rate of attempts after the limit of an account is reached. */
const slowPace: NamedLimit = { name: 'login-account-slow', points: 1, seconds: 10 }

const opened = new WeakMap<Payload, Counters>()

function getCounters(payload: Payload): Counters {
  const known = opened.get(payload)
  if (known) return known
  const limits = [loginAttemptLimit, slowPace, resetEmailLimit, codeAttemptLimit].map((limit) => ({
    ...limit,
    ...env.RATE_LIMITS.overrides[limit.name],
  }))
  const counters = openCounters(limits, {
    query: (text, values) => payload.db.pool.query(text, values),
    // The server around Next deletes them.
    deletesExpired: false,
    // A login with the correct password is refunded.
    blocksInMemory: false,
  })
  opened.set(payload, counters)
  return counters
}

/** Hashed, so that the table does not reveal addresses. */
const hashKey = (text: string) => keyedHash(payloadSecret(), 'account-limit', text)

/** Unknown browsers share the counter of an account; each known one has its own. */
const getAttemptKey = (email: string, device: string | null) =>
  hashKey(device === null ? `email ${email}` : `device ${device}`)

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
  const counters = getCounters(payload)
  const key = getAttemptKey(email, device)
  const exhausted = (await counters.count(loginAttemptLimit, key)) !== null
  const wait = exhausted ? await counters.count(slowPace, key) : null
  return {
    wait,
    /** A login with the correct password does not count. */
    async forgive() {
      if (!exhausted) await counters.refund(loginAttemptLimit, key)
    },
  }
}

/**
 * Counts a code of a second factor, per account or known browser. Returns the milliseconds until the
 * next one is allowed, or `null`. Only wrong codes after the right password are not refunded, so
 * that strangers cannot lock out the owner.
 */
export async function countCode(
  payload: Payload,
  email: string,
  device: string | null,
): Promise<{ readonly wait: number | null; readonly forgive: () => Promise<void> }> {
  if (!env.RATE_LIMITS.enabled) return { wait: null, forgive: async () => {} }
  const counters = getCounters(payload)
  const key = getAttemptKey(email, device)
  const wait = await counters.count(codeAttemptLimit, key)
  return { wait, forgive: () => counters.refund(codeAttemptLimit, key) }
}

/** Whether another password-reset email may be sent to an account. */
export async function mayAskForReset(payload: Payload, email: string): Promise<boolean> {
  if (!env.RATE_LIMITS.enabled) return true
  return (await getCounters(payload).count(resetEmailLimit, hashKey(`email ${email}`))) === null
}
