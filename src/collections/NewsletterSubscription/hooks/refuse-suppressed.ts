import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { findSuppressed } from '@/database/newsletter-records'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import type { NewsletterSubscription } from '@/payload-types'

/**
 * Only the owner of an address can remove it from the suppression list, by a confirmation or by a
 * link in an email (`context.newsletter.subscribes`). Staff and the public form cannot.
 */
export const refuseSuppressed: CollectionBeforeChangeHook<NewsletterSubscription> = async ({
  data,
  originalDoc,
  req,
}) => {
  const email = data.email ?? originalDoc?.email
  const isNews = data.status !== originalDoc?.status || email !== originalDoc?.email
  const isOwner = req.context.newsletter?.subscribes === true
  if (isOwner || !email || !isNews || data.status === 'unsubscribed') return data
  const digest = hashEmailAddress(email)
  if (!(await findSuppressed(req, [digest])).has(digest)) return data
  const message =
    'This address is on the do-not-email list. Its owner can resubscribe with the form on the site.'
  throw new ValidationError({
    collection: 'newsletter-subscriptions',
    errors: [{ message, path: 'email' }],
    req,
  })
}
