import type { Role } from '@/domain/enums'
import { refuse } from './problem-error'

interface Staff {
  readonly role: Role
}

/** Lets editors and admins through. Throws 401 for strangers and 403 for a role that is too low. */
export function requireEditor<User extends Staff>(user: User | null): User {
  if (!user) throw refuse.notSignedIn()
  if (user.role !== 'editor' && user.role !== 'admin') throw refuse.roleTooLow()
  return user
}
