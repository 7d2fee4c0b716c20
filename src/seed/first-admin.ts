import type { Payload } from 'payload'

/**
 * Makes the first admin of an empty installation. The back office itself never offers that to
 * whoever comes first.
 */
export async function ensureFirstAdmin(
  payload: Payload,
  { email, password }: { email: string; password: string },
): Promise<'created' | 'exists'> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return 'exists'
  await payload.create({
    collection: 'users',
    data: { name: 'Site admin', email, password, role: 'admin' },
  })
  return 'created'
}
