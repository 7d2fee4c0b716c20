import type { CollectionBeforeLoginHook } from 'payload'
import type { User } from '@/payload-types'
import { apiError } from '../../api-error'

export const DISABLED = 'This account is disabled. Ask an admin to enable it.'

/**
 * Rejects the owner of a disabled account after the password was checked, so that others do not
 * learn of the account. Payload also calls it when a forgotten password is reset, which signs in.
 */
export const refuseDisabled: CollectionBeforeLoginHook<User> = ({ user }) => {
  if (user.disabled) throw apiError(DISABLED, 403)
}
