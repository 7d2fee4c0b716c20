import type { Payload } from 'payload'
import { z } from 'zod'
import { noSecondFactor } from '@/collections/User/second-factor'
import { DEFAULT_ADMIN_NAME } from '@/domain/accounts/admin-name'

/** An admin as the operator of the server names one. */
export const newAdmin = z.object({
  email: z.string(),
  /** `null` leaves the name of an existing account as it is. */
  name: z.string().nullable(),
  password: z.string(),
})

/**
 * Creates an admin, or gives an existing account the role of admin and a new password, without a
 * second factor: for the first admin, and for one who cannot sign in any more.
 */
export async function saveAdmin(
  payload: Payload,
  { email, name, password }: z.infer<typeof newAdmin>,
): Promise<'created' | 'updated'> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    limit: 1,
    depth: 0,
  })
  const [account] = docs
  const role = 'admin'
  if (account) {
    const data = {
      name: name ?? account.name,
      password,
      role,
      disabled: false,
      ...noSecondFactor,
    } as const
    await payload.update({ collection: 'users', id: account.id, data })
    return 'updated'
  }
  const data = { name: name ?? DEFAULT_ADMIN_NAME, email, password, role } as const
  await payload.create({ collection: 'users', data })
  return 'created'
}
