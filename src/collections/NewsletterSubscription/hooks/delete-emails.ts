import type { CollectionBeforeDeleteHook } from 'payload'

/** Emails to a subscriber contain the address, so they are deleted with the subscription. */
export const deleteEmails: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req
  const { email } = await payload.findByID({
    collection: 'newsletter-subscriptions',
    id,
    depth: 0,
    select: { email: true },
    req,
  })
  await payload.delete({
    collection: 'deliveries',
    where: {
      to: { equals: email },
      kind: { in: ['newsletter-confirm', 'newsletter-letter'] },
    },
    req,
  })
}
