import { createHash } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Hash that is stored instead of a token with which a password is chosen. Tokens have 160 random
 * bits, so a hash without salt cannot be turned back.
 */
export const hashResetToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

/** A reader of the database or of a backup must not be able to choose a password. */
export const storeHashedToken: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const token: unknown = data.resetPasswordToken
  if (typeof token === 'string' && token !== originalDoc?.resetPasswordToken) {
    data.resetPasswordToken = hashResetToken(token)
  }
  return data
}
