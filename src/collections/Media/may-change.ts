import type { Access } from 'payload'
import { editors } from '@/access/editors'
import { hasRole } from '@/access/roles'
import { referencesTo } from '../references'

/**
 * Images have no drafts: a change of an image on a public page is public immediately, so it
 * requires an editor. Contributors may change only images that are used in drafts alone, one at a
 * time.
 */
export const mayChange: Access = async ({ req, id }) => {
  if (editors({ req })) return true
  if (!hasRole(req, 'contributor') || id === undefined) return false
  const uses = await referencesTo(req, 'media', Number(id))
  return uses.every(({ isDraft }) => isDraft)
}
