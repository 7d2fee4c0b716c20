import crypto from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook } from 'payload'
import { hasPassword } from '@/database/accounts'
import { normalizeEmail } from '../normalize-email'

const SALT = crypto.randomBytes(32).toString('hex')

/** Does the work of Payload's password check (`strategies/local/generatePasswordSaltHash`). */
async function hashLikePayload(password: string): Promise<void> {
  await promisify(crypto.pbkdf2)(password, SALT, 600_000, 32, 'sha256')
}

/**
 * Payload hashes the password only if the account exists, so the response time would reveal which
 * addresses have an account. Without an account, the password is hashed here.
 */
export const equalizeLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return
  const { email, password } = args.data
  if (typeof email !== 'string' || typeof password !== 'string' || password.trim() === '') return
  if (!(await hasPassword(req, normalizeEmail(email)))) await hashLikePayload(password)
}
