import { z } from 'zod/mini'
import { newsletterBody } from '@/contract/newsletter/newsletter'
import { CONFIRM_DAYS } from '@/domain/newsletter/confirmation-limit'
import { defineToken } from '@/lib/tokens/token'

/** A stored subscription that awaits confirmation. The link is valid for this address only. */
const pending = z.object({ subscription: z.int(), email: z.string() })
export type PendingSubscription = z.infer<typeof pending>

/** A form that is stored only after the owner of the address has confirmed it. */
const request = z.object({
  /** The submitted form. */
  body: newsletterBody,
  /** The time of submission (ISO). */
  askedAt: z.iso.datetime(),
  /** The id of the address's suppression-list row at that time; `null` without one. */
  suppression: z.nullable(z.int()),
})
export type SubscriptionRequest = z.infer<typeof request>

/**
 * The token in the link of a confirmation email. A request is not stored elsewhere, so a stranger cannot
 * change the data of an address that is subscribed, unsubscribed or was erased.
 */
export const confirmToken = defineToken({
  purpose: 'newsletter-confirm',
  claims: z.union([pending, request]),
  lifetimeSeconds: CONFIRM_DAYS * 86_400,
})
