import type { Endpoint } from 'payload'
import { createApiKey, revokeApiKey } from './api-key'
import { firstRegister, verify } from './closed'
import { forgotPassword } from './forgot-password'
import { login } from './login'
import { sameSite } from './same-site'
import { signOut } from './sign-out'

/**
 * Payload uses the first endpoint that matches, so these replace its own endpoints with the same
 * path.
 */
export const endpoints: Endpoint[] = [
  login,
  forgotPassword,
  firstRegister,
  verify,
  sameSite('/logout'),
  sameSite('/refresh-token'),
  sameSite('/reset-password'),
  sameSite('/unlock'),
  signOut,
  createApiKey,
  revokeApiKey,
]
