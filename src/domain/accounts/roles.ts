import type { Role } from '../enums'

/** Whether a role may do all editorial work: all content, publishing, leads and the newsletter. */
export const isEditor = (role: Role | null | undefined): boolean =>
  role === 'editor' || role === 'admin'
