import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { liftSuppression, suppress } from '@/database/suppressions'
import type { LeavingWay } from '@/domain/options'
import { addressDigest } from '@/lib/address-digest'
import type { NewsletterSubscription } from '@/payload-types'

declare module 'payload' {
  export interface RequestContext {
    /** What a change of a subscription means, which its fields alone do not tell. */
    newsletter?: {
      /** The owner of the address subscribes, or has confirmed it. */
      readonly subscribes?: boolean
      /** The owner of the address is to be asked whether it is so. */
      readonly asks?: boolean
      /** The way by which it ends; without it, by staff. */
      readonly leavesBy?: LeavingWay
    }
  }
}

/** Of two that end a subscription at once, the second finds what the first has written. */
async function isLogged(req: PayloadRequest, id: number, since: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'newsletter-unsubscriptions',
    where: { subscription: { equals: id }, createdAt: { greater_than: since } },
    req,
  })
  return totalDocs > 0
}

async function logLeaving(req: PayloadRequest, doc: NewsletterSubscription): Promise<void> {
  await suppress(req, [{ digest: addressDigest(doc.email), reason: 'unsubscribed' }])
  await req.payload.create({
    collection: 'newsletter-unsubscriptions',
    data: {
      how: req.context.newsletter?.leavesBy ?? 'staff',
      subscription: doc.id,
      by: req.user?.id ?? null,
    },
    ...{ depth: 0, req },
  })
}

/**
 * What is to be remembered of a change, in its transaction: the log and the list of addresses that
 * must not be written to learn of a subscription that ended, and an owner who comes back is taken
 * off that list.
 */
export const keepRecord: CollectionAfterChangeHook<NewsletterSubscription> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isNew = operation === 'create'
  if (doc.status === 'unsubscribed' && (isNew || previousDoc.status !== 'unsubscribed')) {
    if (isNew || !(await isLogged(req, doc.id, previousDoc.updatedAt))) await logLeaving(req, doc)
  }
  if (req.context.newsletter?.subscribes && doc.status === 'subscribed' && !doc.quarantined) {
    await liftSuppression(req, addressDigest(doc.email))
  }
}
