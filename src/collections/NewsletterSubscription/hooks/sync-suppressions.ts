import type { CollectionAfterChangeHook } from 'payload'
import { liftSuppression, logLeaving, suppress } from '@/database/newsletter-records'
import type { LeavingWay } from '@/domain/enums'
import { hashEmailAddress } from '@/lib/email-hash'
import type { NewsletterSubscription } from '@/payload-types'

declare module 'payload' {
  export interface RequestContext {
    /** What a change of a subscription means, which its fields alone do not tell. */
    newsletter?: {
      /** The owner of the address has proved to be it, and subscribes: lifts a suppression. */
      readonly subscribes?: boolean
      /** The owner of the address is to be asked whether it is so. */
      readonly asks?: boolean
      /** The way by which it ends; without it, by staff. */
      readonly leavesBy?: LeavingWay
    }
  }
}

/**
 * What is to be remembered of a change, in its transaction: the log and the list of addresses that
 * must not be written to learn of a subscription that ended, and an owner who comes back is taken
 * off that list.
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
  // Who was subscribed is not on the list: being put there ends a subscription.
  const wasOne = !isNew && previousDoc.status === 'subscribed' && !previousDoc.quarantined
  if (subscribes && !wasOne && doc.status === 'subscribed' && !doc.quarantined) {
    await liftSuppression(req, digest)
  }
}
