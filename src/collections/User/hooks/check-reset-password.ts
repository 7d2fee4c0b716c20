import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { runStatement } from '@/database/sql/query'
import { getSession } from '@/database/transactions/session'
import { passwordProblem } from '../password-problem'
import { hashResetToken } from '../reset-token'

declare module 'payload' {
  export interface RequestContext {
    /** Whether the request resets a forgotten password. */
    resetsPassword?: boolean
  }
}

/**
 * Payload resets a password without running the hooks of the account, so the new password is
 * checked here. Only valid tokens are checked, so that other requests learn nothing and cost no CPU
 * time. Of several requests with one token, one goes on.
 */
export const checkResetPassword: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'resetPassword') return
  req.context.resetsPassword = true
  const { password, token } = args.data
  if (typeof password !== 'string' || typeof token !== 'string') return
  const hash = hashResetToken(token)
  // Payload compares the token of this object with the stored one.
  args.data.token = hash
  const claimed = await runStatement(
    await getSession(req),
    sql`select 1 from users where reset_password_token = ${hash} for update skip locked`,
  )
  // Payload's words for a token that it does not find.
  if (claimed === 0) throw new APIError('Token is either invalid or has expired.', 403)
  const { docs } = await req.payload.find({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: hash },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  const [account] = docs
  if (!account) return
  const message = await passwordProblem(password, [account.name, account.email])
  if (!message) return
  const errors = [{ path: 'password', message }]
  throw new ValidationError({ collection: collection.slug, errors }, req.t)
}
