import 'server-only'
import { payloadClient } from '../payload/payload-client'

export interface OpenSession {
  readonly id: string
  /** Such as `Chrome on Windows`; `null` for a session from before it was stored. */
  readonly browser: string | null
  /** ISO date and time. */
  readonly createdAt: string | null
}

export interface AccountSecurity {
  /** The sessions that have not expired, the newest first. */
  readonly sessions: readonly OpenSession[]
  /** When the second factor was turned on, as an ISO date and time. */
  readonly secondFactorAt: string | null
  /** The number of recovery codes that are left. */
  readonly recoveryCodes: number
}

/** How an account is signed in to. The caller checks who may know it. */
export async function readAccountSecurity(id: number, now: Date): Promise<AccountSecurity | null> {
  const payload = await payloadClient()
  const account = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    showHiddenFields: true,
    disableErrors: true,
  })
  if (!account) return null
  const { secondFactor, secondFactorAt, sessions } = account
  const codes = secondFactor?.recoveryCodes
  return {
    sessions: (sessions ?? [])
      .filter(({ expiresAt }) => new Date(expiresAt) > now)
      .map(({ id: session, browser, createdAt }) => ({
        id: session,
        browser: browser ?? null,
        createdAt: createdAt ?? null,
      }))
      .reverse(),
    secondFactorAt: secondFactorAt ?? null,
    recoveryCodes: Array.isArray(codes) ? codes.length : 0,
  }
}
