import type { Access } from 'payload'
import { editors } from '@/access/editors'
import { hasRole } from '@/access/roles'
import { mediaReferencesOf } from './references'

/**
 * Pictures have no drafts: what is changed of one that the site shows is on the site at once, and
 * that is for editors. A contributor changes what stands in drafts alone, one by one.
 */
export const mayChange: Access = async ({ req, id }) => {
  if (editors({ req })) return true
  if (!hasRole(req, 'contributor') || id === undefined) return false
  const uses = await mediaReferencesOf(req, Number(id))
  return uses.every(({ isDraft }) => isDraft)
}
