import type { PayloadRequest } from 'payload'
import { hasRole } from './roles'

/** Admins only: users, site settings, audit log. */
export const admins = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'admin')
