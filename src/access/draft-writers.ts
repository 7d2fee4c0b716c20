import type { AccessArgs } from 'payload'
import { hasRole } from './roles'

/**
 * Editors write and publish; contributors write drafts. Payload calls this with
 * `_status: 'published'` to decide whether to show the Publish button, so contributors do not see
 * it. It passes a document in the trash too, which only editors restore.
 */
export const draftWriters = ({ req, data }: AccessArgs): boolean =>
  hasRole(req, 'editor', 'admin') ||
  (hasRole(req, 'contributor') && data?._status !== 'published' && !data?.deletedAt)
