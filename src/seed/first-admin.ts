import type { Payload } from 'payload'
import { DEFAULT_ADMIN_NAME } from '@/domain/accounts/admin-name'

/**
 * Creates the first admin of an empty installation. The launcher calls it before the server starts,
 * because Payload lets any visitor create the first user while there are no users.
 */
export async function ensureFirstAdmin(
  payload: Payload,
  { email, password }: { email: string; password: string },
): Promise<'created' | 'exists'> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return 'exists'
  await payload.create({
    collection: 'users',
    data: { name: DEFAULT_ADMIN_NAME, email, password, role: 'admin' },
  })
  return 'created'
}
