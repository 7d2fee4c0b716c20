import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { payloadSecret } from '@/config/env'
import { isSignedByPayload } from '@/lib/tokens/session-token'
import { isDatabaseReachable } from '../health/health'
import { payloadClient } from '../payload/payload-client'
import { runOnPool } from '../sql/query-pool'
import type { Staff } from './staff'

/**
 * The staff user of a request, from the admin session cookie or an API key. Returns `null` for
 * visitors.
 */
export async function findStaff(headers: Headers): Promise<Staff | null> {
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers })
  if (user?.collection === 'users') return user
  // Payload also returns no user when the database is unavailable. The query throws in this case,
  // so that staff are not asked to sign in again.
  await runOnPool(sql`select`)
  return null
}

/** Whether a valid session cannot be looked up, because the database is unavailable. */
export async function isSessionUnreadable(token: string | undefined): Promise<boolean> {
  return (await isSignedByPayload(token, payloadSecret())) && !(await isDatabaseReachable())
}
