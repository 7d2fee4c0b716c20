import type { PayloadRequest } from 'payload'
import { isEditor } from '@/domain/accounts/roles'

/** Editors and admins: all content, publishing, leads and the newsletter. */
export const editors = ({ req }: { req: PayloadRequest }): boolean => isEditor(req.user?.role)
