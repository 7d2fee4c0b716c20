import type { Endpoint } from 'payload'
import { createApiKey, revokeApiKey } from './api-key'
import { firstRegister, verify } from './closed'
import { forgotPassword } from './forgot-password'
import { invite } from './invite'
import { login } from './login'
import { resetPassword } from './reset-password'
import { secondFactor } from './second-factor'
import { signOut } from './sign-out'
import { update } from './update'

/**
 * Payload uses the first endpoint that matches, so these replace its own endpoints with the same
 * path.
 */
export const endpoints: Endpoint[] = [
  login,
  forgotPassword,
  resetPassword,
  firstRegister,
  verify,
  signOut,
  ...secondFactor,
  invite,
  createApiKey,
  revokeApiKey,
  update,
]
