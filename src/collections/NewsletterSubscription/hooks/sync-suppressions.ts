import type { CollectionAfterChangeHook } from 'payload'
import { liftSuppression, logLeaving, suppress } from '@/database/newsletter-records'
import type { LeavingWay } from '@/domain/enums'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import type { NewsletterSubscription } from '@/payload-types'

declare module 'payload' {
  export interface RequestContext {
    /** The cause of a change of a subscription, which its fields do not contain. */
    newsletter?: {
      /** The verified owner of the address subscribes, which removes the suppression. */
      readonly subscribes?: boolean
      /** The owner of the address has to confirm. */
      readonly needsConfirmation?: boolean
      /** The channel of the unsubscription; staff if it is missing. */
      readonly leavesBy?: LeavingWay
    }
  }
}

/**
 * Records a change in its transaction: the end of a subscription is added to the unsubscription log
 * and to the suppression list, and a returning owner is removed from that list.
 */
export const syncSuppressions: CollectionAfterChangeHook<NewsletterSubscription> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { leavesBy = 'staff', subscribes } = req.context.newsletter ?? {}
  const isNew = operation === 'create'
  const digest = hashEmailAddress(doc.email)
  if (doc.status === 'unsubscribed' && (isNew || previousDoc.status !== 'unsubscribed')) {
    const readAt = isNew ? null : previousDoc.updatedAt
    await suppress(req, [{ digest, reason: 'unsubscribed' }])
    await logLeaving(req, { subscription: doc.id, how: leavesBy, readAt })
  }
  // A subscribed address is not suppressed, because a suppression ends the subscription.
  const wasOne = !isNew && previousDoc.status === 'subscribed' && !previousDoc.quarantined
  if (subscribes && !wasOne && doc.status === 'subscribed' && !doc.quarantined) {
    await liftSuppression(req, digest)
  }
}
