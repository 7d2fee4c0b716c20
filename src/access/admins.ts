import type { PayloadRequest } from 'payload'
import { hasRole } from './roles'

/** Admins alone: users, site set-up, audit. */
export const admins = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'admin')
