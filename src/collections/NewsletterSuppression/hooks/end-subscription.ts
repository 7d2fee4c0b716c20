import type { CollectionAfterChangeHook } from 'payload'
import { endSuppressed } from '@/database/newsletter-records'
import type { NewsletterSuppression } from '@/payload-types'

/** Suppressing an address ends its subscription. */
export const endSubscription: CollectionAfterChangeHook<NewsletterSuppression> = async ({
  doc,
  req,
}) => {
  await endSuppressed(req, [doc.digest], 'staff')
}
