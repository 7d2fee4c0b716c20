import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { describeTrashed } from '../trashed-slug'

/**
 * Refuses a slug that another plan or home of the same community has, because the path of both
 * begins with the path of the community. An index enforces it for two saves at the same time.
 */
export const slugInCommunity: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const community = data.community ?? originalDoc?.community
  const slug = data.slug ?? originalDoc?.slug
  if (!community || !slug) return data
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: {
      community: { equals: community },
      slug: { equals: slug },
      ...(originalDoc?.id !== undefined && { id: { not_equals: originalDoc.id } }),
    },
    trash: true,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  const [other] = docs
  if (!other) return data
  const label = String(collection.labels.singular).toLowerCase()
  const message =
    'deletedAt' in other && other.deletedAt
      ? describeTrashed(collection.slug, other.id, slug)
      : `Another ${label} of this community has this URL. Change it.`
  throw new ValidationError(
    {
      collection: collection.slug,
      errors: [{ path: 'slug', message }],
      req,
    },
    req.t,
  )
}
