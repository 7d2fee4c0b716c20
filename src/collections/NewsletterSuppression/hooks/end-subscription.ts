import type { CollectionAfterChangeHook } from 'payload'
import { endSuppressed } from '@/database/newsletter-records'
import type { NewsletterSuppression } from '@/payload-types'

/** Whoever is put on the list is subscribed no longer. */
export const endSubscription: CollectionAfterChangeHook<NewsletterSuppression> = async ({
  doc,
  req,
}) => {
  await endSuppressed(req, [doc.digest], 'staff')
}
