import type { Role } from '@/domain/enums'
import { refuse } from './problem-error'

interface Staff {
  readonly role: Role
}

/** Requires an editor or admin. Throws 401 without a user and 403 for other roles. */
export function requireEditor<User extends Staff>(user: User | null): User {
  if (!user) throw refuse.notSignedIn()
  if (user.role !== 'editor' && user.role !== 'admin') throw refuse.roleTooLow()
  return user
}
