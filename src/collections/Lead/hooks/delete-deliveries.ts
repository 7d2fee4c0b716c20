import type { CollectionBeforeDeleteHook } from 'payload'

/** Emails about a lead contain the buyer's details, so they are deleted with it. */
export const deleteDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'deliveries', where: { lead: { equals: id } }, req })
}
