import type { User } from '@/payload-types'

/** A signed-in member of the staff. */
export type Staff = User & { collection: 'users' }
