import type { AccessArgs } from 'payload'
import { hasRole } from './roles'

/**
 * Editors write and publish; contributors write drafts. Payload asks with `_status: 'published'`
 * to find out whether to offer the Publish button, so the same answer hides it.
 */
export const draftWriters = ({ req, data }: AccessArgs): boolean =>
  hasRole(req, 'editor', 'admin') || (hasRole(req, 'contributor') && data?._status !== 'published')
