import {
  AuthenticationError,
  isolateObjectProperty,
  loginOperation,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { apiError } from '../api-error'
import { attemptPassword } from './password-attempt'

declare module 'payload' {
  export interface RequestContext {
    /** Whether the signed-in user has sent their password with this request. */
    hasConfirmedPassword?: boolean
  }
}

/** An error at the field that asks for the password. */
export function currentPasswordError(req: PayloadRequest, message: string): ValidationError {
  const errors = [{ path: 'currentPassword', message }]
  return new ValidationError({ collection: 'users', errors }, req.t)
}

/** Payload's login without a session, so that Payload compares the password with its hash. */
async function checkPassword(req: PayloadRequest, email: string, password: string): Promise<void> {
  const { users } = req.payload.collections
  const { config } = users
  // A login changes the user of its request.
  const ownReq = isolateObjectProperty(req, ['user', 'transactionID', 'context'])
  ownReq.context = { ...req.context, checksPasswordOnly: true }
  await loginOperation<'users'>({
    collection: { ...users, config: { ...config, auth: { ...config.auth, useSessions: false } } },
    data: { email, password },
    depth: 0,
    req: ownReq,
  })
}

/**
 * Checks the password that the signed-in user sent as `currentPassword`, before the transaction of
 * the request. `hooks/require-password.ts` decides which changes need it.
 */
export async function confirmPassword(req: PayloadRequest): Promise<void> {
  const { user } = req
  const password: unknown = req.data?.currentPassword
  if (!user || typeof password !== 'string' || password.trim() === '') return
  try {
    const attempt = await attemptPassword(req, user.email, () =>
      checkPassword(req, user.email, password),
    )
    if (!('result' in attempt)) throw apiError(attempt.message, 429)
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error
    throw currentPasswordError(req, 'This is not your current password.')
  }
  req.context.hasConfirmedPassword = true
}
