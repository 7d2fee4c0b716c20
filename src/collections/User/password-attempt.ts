import { availableParallelism } from 'node:os'
import { type PayloadRequest, parseCookies } from 'payload'
import { payloadSecret } from '@/config/env'
import { toRetryAfter } from '@/database/rate-limit-counters'
import { BusyError, Semaphore } from '@/lib/semaphore'
import { knownDevice } from '@/lib/tokens/device-cookie'
import { countLogin } from './account-limits'

/**
 * A password hash takes 150 ms of CPU time, and a login updates the account. Limiting concurrent
 * attempts leaves threads and database connections for other requests. Payload stores the sessions
 * of an account in one list, so attempts for the same account run one at a time.
 */
const attempts = new Semaphore(Math.min(2, availableParallelism()), 100)

/** The result of an attempt, or why and for how many seconds the client has to wait. */
export type PasswordAttempt<Result> =
  | { readonly result: Result }
  | { readonly message: string; readonly seconds: number }

/**
 * Runs `check`, which throws if the password is wrong, unless there were too many wrong passwords
 * for the account. `check` gets the id of the browser if it has signed in to the account before. An attempt is counted outside of transactions, because a rejected request rolls
 * its own back.
 */
export async function attemptPassword<Result>(
  req: PayloadRequest,
  email: string,
  check: (device: string | null) => Promise<Result>,
): Promise<PasswordAttempt<Result>> {
  const cookies = parseCookies(req.headers)
  const device = await knownDevice(payloadSecret(), email, new Date(), (name) => cookies.get(name))
  const { wait, forgive } = await countLogin(req.payload, email, device)
  if (wait !== null) {
    const seconds = toRetryAfter(wait)
    return {
      message: `Too many failed sign-ins with this email address. Please try again in ${seconds} seconds, or use a browser that you have signed in with before.`,
      seconds,
    }
  }
  try {
    const result = await attempts.run(email, () => check(device))
    await forgive()
    return { result }
  } catch (error) {
    if (!(error instanceof BusyError)) throw error
    return {
      message: 'Too many people are signing in. Please try again in a few seconds.',
      seconds: 5,
    }
  }
}
