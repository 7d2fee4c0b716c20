import type { CollectionBeforeChangeHook } from 'payload'
import type { NewsletterSubscription } from '@/payload-types'

type Given = Partial<NewsletterSubscription>

/**
 * A subscriber entered by staff has consented elsewhere: the consent records where, and who entered
 * it.
 */
function toConsent({ consent }: Given, now: string): Given['consent'] {
  return { ...consent, givenAt: consent?.givenAt ?? now, form: 'staff' }
}

/**
 * Records the time at which a subscription ends, and the consent of a subscriber entered by staff.
 */
export const stamp: CollectionBeforeChangeHook<NewsletterSubscription> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const now = new Date().toISOString()
  const isEnded = data.status === 'unsubscribed'
  const before = originalDoc?.status === 'unsubscribed' ? originalDoc.unsubscribedAt : null
  const unsubscribedAt = isEnded ? (before ?? now) : null
  if (operation !== 'create' || !req.user) return { ...data, unsubscribedAt }
  return { ...data, unsubscribedAt, consent: toConsent(data, now) }
}
