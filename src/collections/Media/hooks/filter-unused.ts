import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { siteOrStaff } from '@/access/site-or-staff'
import { referenceRoots } from '@/database/references/reference-roots'
import { findUnused } from '@/database/references/references'

/** No document has this id, and a list in SQL is not empty. */
const NONE = 0

const isWanted = ({ unused }: Where) =>
  unused !== undefined && !Array.isArray(unused) && String(unused.equals) === 'true'

const isMentioned = (where: Where): boolean =>
  isWanted(where) || [...(where.and ?? []), ...(where.or ?? [])].some(isMentioned)

/** A filter with the ids of the unused pictures in place of `unused`. */
function withIds(where: Where, ids: readonly number[]): Where {
  const { and, or, ...rest } = where
  const { unused, ...others } = rest
  const own: Where[] = isWanted(rest) ? [{ id: { in: [NONE, ...ids] } }] : []
  const nested = (list: readonly Where[]) => list.map((each) => withIds(each, ids))
  return {
    ...(own.length > 0 ? others : rest),
    ...(or && { or: nested(or) }),
    ...((and || own.length > 0) && { and: [...nested(and ?? []), ...own] }),
  }
}

async function resolved(req: PayloadRequest, where: Where): Promise<Where> {
  const target = { slug: 'media', table: 'media' }
  return withIds(where, await findUnused(req, referenceRoots(req), target))
}

/**
 * Resolves the condition `unused` equals `true` of a list filter, for which pictures have no field: no
 * document uses them. So it works with the other conditions, the search, the pages and the actions for
 * all matching pictures.
 */
export const filterUnused: CollectionBeforeOperationHook = async ({ args, req }) => {
  // Payload checks access after this hook. It rejects the unknown condition.
  if (!('where' in args) || !args.where || !isMentioned(args.where) || !siteOrStaff({ req })) {
    return args
  }
  return { ...args, where: await resolved(req, args.where) }
}
