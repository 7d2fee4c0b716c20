import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'

/** The fields of an account without an API key. Payload finds a key by `apiKeyIndex`. */
const WITHOUT_KEY = { enableAPIKey: null, apiKey: null, apiKeyIndex: null } as const

/**
 * A new password or role, or an admin who disallows it, revokes the API key of an account. A new role also ends its sessions,
 * except that of the current request; for a new password, Payload ends them itself.
 */
export const revokeAccess: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data
  const hasNewRole = data.role !== originalDoc.role
  const isDisallowed = originalDoc.mayUseApiKey && data.mayUseApiKey === false
  if (!hasNewRole && !isDisallowed && !data.password) return data
  const revoked = { ...data, ...WITHOUT_KEY }
  if (!hasNewRole) return revoked
  const { user } = req
  const isOwn = user?.id === originalDoc.id
  const current: unknown = isOwn && user && '_sid' in user ? user._sid : undefined
  const sessions: readonly { id: string }[] = originalDoc.sessions ?? []
  return { ...revoked, sessions: sessions.filter(({ id }) => id === current) }
}

/**
 * Payload resets a password without `beforeChange` and ignores the return value of this hook, so
 * the hook modifies the row that Payload is about to write.
 */
export const revokeKeyOnReset: CollectionBeforeValidateHook = ({ data, req }) => {
  if (req.context.resetsPassword && data) Object.assign(data, WITHOUT_KEY)
}
