import type { CollectionBeforeOperationHook, Where, WhereField } from 'payload'
import { siteOrStaff } from '@/access/site-or-staff'
import { referenceRoots } from '@/database/references/reference-roots'
import { findUnused } from '@/database/references/references'

/** No document has this id, and a list in SQL is not empty. */
const NONE = 0

const isMentioned = ({ and = [], or = [], unused }: Where): boolean =>
  unused !== undefined || [...and, ...or].some(isMentioned)

/** The condition on the ids that one on `unused` stands for; one without a value limits nothing. */
function onIds(unused: WhereField | Where[], ids: readonly number[]): Where[] {
  if (Array.isArray(unused)) return []
  const { equals, not_equals: differs } = unused
  if (equals === undefined && differs === undefined) return []
  const isUnused = equals === undefined ? String(differs) !== 'true' : String(equals) === 'true'
  return [{ id: { [isUnused ? 'in' : 'not_in']: [NONE, ...ids] } }]
}

/** A filter with conditions on ids in place of those on `unused`. */
function withIds({ and, or, unused, ...others }: Where, ids: readonly number[]): Where {
  const nested = (list: readonly Where[]) => list.map((each) => withIds(each, ids))
  const all = [...nested(and ?? []), ...(unused === undefined ? [] : onIds(unused, ids))]
  return { ...others, ...(or && { or: nested(or) }), ...(all.length > 0 && { and: all }) }
}

/**
 * Resolves the conditions on `unused` in a list filter, which is not stored: no document uses the
 * picture. So it works with the other conditions, the search, the pages and the actions for all matching
 * pictures.
 */
export const filterUnused: CollectionBeforeOperationHook = async ({ args, req }) => {
  // Payload checks access after this hook.
  if (!('where' in args) || !args.where || !isMentioned(args.where) || !siteOrStaff({ req })) {
    return args
  }
  const target = { slug: 'media', table: 'media' }
  const ids = await findUnused(req, referenceRoots(req), target)
  return { ...args, where: withIds(args.where, ids) }
}
