import 'server-only'
import type { User } from '@/payload-types'
import { payloadClient } from '../payload'

export type Staff = User & { collection: 'users' }

/**
 * The staff user of a request, from the admin session cookie or an API key. Returns `null` for
 * visitors.
 */
export async function staffOf(headers: Headers): Promise<Staff | null> {
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers })
  if (user?.collection === 'users') return user
  // Payload also returns no user when the database is unavailable. The query throws in this case,
  // so that staff are not asked to sign in again.
  await payload.db.pool.query('select')
  return null
}
