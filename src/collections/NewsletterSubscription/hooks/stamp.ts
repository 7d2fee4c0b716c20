import type { CollectionBeforeChangeHook } from 'payload'
import type { NewsletterSubscription } from '@/payload-types'

type Given = Partial<NewsletterSubscription>

/** Whom staff enter has agreed somewhere else: the consent says where, and who wrote it down. */
function consentOf({ consent }: Given, now: string): Given['consent'] {
  return { ...consent, givenAt: consent?.givenAt ?? now, form: 'staff' }
}

/** Notes the moment in which a subscription ends, and the consent of one that staff enter. */
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
  return { ...data, unsubscribedAt, consent: consentOf(data, now) }
}
