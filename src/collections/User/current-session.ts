import type { PayloadRequest } from 'payload'
import type { User } from '@/payload-types'

/** The session of the request, if it belongs to the account. */
export function getCurrentSession({ user }: PayloadRequest, id: number): string | undefined {
  if (user?.id !== id || !('_sid' in user)) return undefined
  return typeof user._sid === 'string' ? user._sid : undefined
}

/** The change that ends all sessions of an account except that of the request. */
export function endOtherSessions(
  req: PayloadRequest,
  { id, sessions }: Pick<User, 'id' | 'sessions'>,
): { readonly sessions: NonNullable<User['sessions']> } {
  const current = getCurrentSession(req, id)
  return { sessions: (sessions ?? []).filter((session) => session.id === current) }
}
