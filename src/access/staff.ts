import type { PayloadRequest } from 'payload'
import { hasRole } from './roles'

/** Everybody who may sign in to the back office. */
export const staff = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req, 'contributor', 'editor', 'admin')
