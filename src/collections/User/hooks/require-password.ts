import type { CollectionBeforeValidateHook } from 'payload'
import { changedCredentials } from '../changed-credentials'
import { currentPasswordError } from '../confirm-password'

/**
 * A session alone must not be enough to take over an account: a user who changes an email address,
 * a password, an API key or the second factor confirms it with their own current password. Admins do so for the
 * accounts of others too. Scripts have no user, and a forgotten password is reset by a link.
 */
export const requirePassword: CollectionBeforeValidateHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const { currentPassword: _, ...changes } = data
  if (operation !== 'update' || !originalDoc || !req.user) return changes
  const { email, password } = changedCredentials(changes, originalDoc)
  const factor = changes.secondFactorAt ?? null
  const isSensitive =
    email ||
    password ||
    Boolean(changes.apiKey) ||
    ('secondFactorAt' in changes && factor !== (originalDoc.secondFactorAt ?? null))
  if (isSensitive && !req.context.hasConfirmedPassword) {
    throw currentPasswordError(req, 'Enter your current password to confirm this change.')
  }
  return changes
}
