import type { PayloadRequest } from 'payload'
import { hasRole } from './roles'

/** All users who may sign in to the admin panel. */
export const staff = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req, 'contributor', 'editor', 'admin')
