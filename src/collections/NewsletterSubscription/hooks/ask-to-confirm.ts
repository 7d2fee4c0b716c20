import type { CollectionAfterChangeHook } from 'payload'
import { requestConfirmation } from '@/jobs/newsletter-confirm/request-confirmation'
import type { NewsletterSubscription } from '@/payload-types'

/**
 * Queues a confirmation email in the transaction of the subscription when confirmation is required.
 * A held subscription gets none until staff release it.
 */
export const requestConfirmations: CollectionAfterChangeHook<NewsletterSubscription> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (doc.status !== 'pending' || doc.quarantined) return
  const isReleased = Boolean(previousDoc?.quarantined)
  const isSetByStaff = Boolean(req.user) && previousDoc?.status !== 'pending'
  if (req.context.newsletter?.needsConfirmation || isReleased || isSetByStaff)
    await requestConfirmation(req, doc)
}
