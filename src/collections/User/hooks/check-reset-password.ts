import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { passwordProblem } from '../password-problem'

declare module 'payload' {
  export interface RequestContext {
    /** Whether the request resets a forgotten password. */
    resetsPassword?: boolean
  }
}

/**
 * Payload resets a password without running the hooks of the account, so the new password is
 * checked here. Only valid tokens are checked, so that other requests learn nothing and cost no CPU
 * time.
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
  const { docs } = await req.payload.find({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: token },
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
