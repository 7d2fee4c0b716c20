import type { JsonObject } from 'payload'
import type { User } from '@/payload-types'
import { normalizeEmail } from './normalize-email'

/** Which of the credentials with which one signs in to an account are changed by `data`. */
export function changedCredentials(
  data: JsonObject,
  account: Pick<User, 'email'>,
): { readonly email: boolean; readonly password: boolean } {
  const email: unknown = data.email
  return {
    email: typeof email === 'string' && normalizeEmail(email) !== account.email,
    password: Boolean(data.password),
  }
}
