import type { PayloadRequest } from 'payload'
import { hasRole } from './roles'

/** Editors and admins: all content, publishing, leads and the newsletter. */
export const editors = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req, 'editor', 'admin')
