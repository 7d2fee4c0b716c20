import type { PayloadRequest } from 'payload'
import { getSessionId } from '@/lib/tokens/session-id'
import type { User } from '@/payload-types'

/** The change that ends all sessions of an account except that of the request. */
export function endOtherSessions(
  { user }: PayloadRequest,
  { id, sessions }: Pick<User, 'id' | 'sessions'>,
): { readonly sessions: NonNullable<User['sessions']> } {
  const current = user?.id === id ? getSessionId(user) : undefined
  return { sessions: (sessions ?? []).filter((session) => session.id === current) }
}
