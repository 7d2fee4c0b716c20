import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { plural } from '@/domain/text/plural'

/** Refuses to move a plan to another community while homes of the old one are built from it. */
export const keepHomesOfPlan: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const { community } = data
  if (!originalDoc?.community || !community || community === originalDoc.community) return data
  const { totalDocs } = await req.payload.count({
    collection: 'homes',
    where: { plan: { equals: originalDoc.id }, community: { not_equals: community } },
    trash: true,
    req,
  })
  if (totalDocs === 0) return data
  const homes = plural(totalDocs, 'home', 'homes')
  const message = `The plan has ${homes} in the other community. Duplicate the plan instead, or give them another plan first.`
  throw new ValidationError(
    { collection: collection.slug, errors: [{ path: 'community', message }], req },
    req.t,
  )
}
