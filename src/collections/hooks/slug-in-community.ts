import { type CollectionBeforeChangeHook, ValidationError } from 'payload'

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
  const { totalDocs } = await req.payload.count({
    collection: collection.slug,
    where: {
      community: { equals: community },
      slug: { equals: slug },
      ...(originalDoc?.id !== undefined && { id: { not_equals: originalDoc.id } }),
    },
    trash: true,
    req,
  })
  if (totalDocs === 0) return data
  const label = String(collection.labels.singular).toLowerCase()
  throw new ValidationError(
    {
      collection: collection.slug,
      errors: [
        { path: 'slug', message: `Another ${label} of this community has this URL. Change it.` },
      ],
      req,
    },
    req.t,
  )
}
