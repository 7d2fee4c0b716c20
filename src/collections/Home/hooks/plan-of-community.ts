import { type CollectionBeforeChangeHook, ValidationError } from 'payload'

/** Refuses the plan of another community: its price and its page belong to that community. */
export const planOfCommunity: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const community = data.community ?? originalDoc?.community
  const plan = data.plan === undefined ? originalDoc?.plan : data.plan
  if (!community || !plan) return data
  const { totalDocs } = await req.payload.count({
    collection: 'floor-plans',
    where: { id: { equals: plan }, community: { equals: community } },
    trash: true,
    req,
  })
  if (totalDocs > 0) return data
  throw new ValidationError(
    {
      collection: collection.slug,
      errors: [{ path: 'plan', message: 'This plan belongs to another community.' }],
      req,
    },
    req.t,
  )
}
