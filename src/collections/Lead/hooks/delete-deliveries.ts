import type { CollectionBeforeDeleteHook } from 'payload'

/** The letters about a lead hold the buyer's details: they go with it. */
export const deleteDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'deliveries', where: { lead: { equals: id } }, req })
}
