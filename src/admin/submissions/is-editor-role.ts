import type { Role } from '@/domain/enums'

/** Whether a role may decide and publish submissions. */
export const isEditorRole = (role: Role | null | undefined): boolean =>
  role === 'editor' || role === 'admin'
