import type { Payload } from 'payload'
import { env } from '@/config/env'

const HOUR = 60 * 60_000

/** How long a link is valid, in milliseconds. */
export const validity = { reset: HOUR, invitation: 7 * 24 * HOUR } as const

/**
 * A new link to choose the password of an account, or `null` without an account. It replaces the
 * previous link.
 */
export async function resetLink(
  payload: Payload,
  email: string,
  expiration: number,
): Promise<string | null> {
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration,
  })
  const { admin, routes } = payload.config
  return token ? `${env.SITE_URL}${routes.admin}${admin.routes.reset}/${token}` : null
}
