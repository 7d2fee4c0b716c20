import type { Endpoint } from 'payload'
import { createApiKey, revokeApiKey } from './api-key'
import { firstRegister, verify } from './closed'
import { forgotPassword } from './forgot-password'
import { login } from './login'
import { signOut } from './sign-out'

/** Payload takes the first endpoint that matches: these replace its own of the same path. */
export const endpoints: Endpoint[] = [
  login,
  forgotPassword,
  firstRegister,
  verify,
  signOut,
  createApiKey,
  revokeApiKey,
]
