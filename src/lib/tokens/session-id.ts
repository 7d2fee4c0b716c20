/** The id of the session of a signed-in user, which Payload adds to the user. API keys have none. */
export function getSessionId(user: object | null | undefined): string | undefined {
  if (!user || !('_sid' in user)) return undefined
  return typeof user._sid === 'string' ? user._sid : undefined
}
