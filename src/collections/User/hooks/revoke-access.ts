import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'
import { changedCredentials } from '../changed-credentials'
import { endOtherSessions } from '../end-other-sessions'

/**
 * The fields of an account without an API key, which Payload finds by `apiKeyIndex`, and without a
 * link to choose a password.
 */
const REVOKED = {
  enableAPIKey: null,
  apiKey: null,
  apiKeyIndex: null,
  resetPasswordToken: null,
  resetPasswordExpiration: null,
} as const

/**
 * A new password, email address or role, or an admin who disallows it, revokes the API key of an
 * account. A new email address or role also ends its sessions, except that of the current request;
 * for a new password, Payload ends them itself. A disabled account has neither.
 */
export const revokeAccess: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data
  const { email, password } = changedCredentials(data, originalDoc)
  const endsSessions = email || data.disabled || data.role !== originalDoc.role
  const isDisallowed = originalDoc.mayUseApiKey && data.mayUseApiKey === false
  if (!endsSessions && !isDisallowed && !password) return data
  const revoked = { ...data, ...REVOKED }
  if (!endsSessions) return revoked
  if (data.disabled) return { ...revoked, sessions: [] }
  return { ...revoked, ...endOtherSessions(req, originalDoc) }
}

/**
 * Payload resets a password without `beforeChange` and ignores the return value of this hook, so
 * the hook modifies the row that Payload is about to write.
 */
export const revokeKeyOnReset: CollectionBeforeValidateHook = ({ data, req }) => {
  if (req.context.resetsPassword && data) Object.assign(data, REVOKED)
}
