import 'server-only'
import { maskEmail } from '@/domain/mask-email'
import { namedInConfirmToken, readConfirmToken } from '@/lib/confirm-token'
import { payloadSecret } from '@/lib/env'
import type { NewsletterSubscription } from '@/payload-types'
import { payloadClient } from '../payload'

const collection = 'newsletter-subscriptions'

/** What the reader of a letter that asks to confirm sees. */
export interface Confirmation {
  readonly maskedEmail: string
  /** A link of a subscription that is confirmed or has ended stays known, however old it is. */
  readonly state: 'waiting' | 'expired' | 'subscribed' | 'unsubscribed'
}

interface Found {
  readonly subscription: NewsletterSubscription
  readonly state: Confirmation['state']
}

async function byToken(token: string, now: Date): Promise<Found | null> {
  const id = namedInConfirmToken(token)
  if (id === null) return null
  const payload = await payloadClient()
  const subscription = await payload.findByID({ collection, id, depth: 0, disableErrors: true })
  // What the spam guard holds back has had no letter, or is none of its reader's any more.
  if (!subscription || subscription.quarantined) return null
  const age = readConfirmToken(payloadSecret(), token, subscription, now)
  if (age === 'none') return null
  const { status } = subscription
  const waiting = age === 'valid' ? 'waiting' : 'expired'
  return { subscription, state: status === 'pending' ? waiting : status }
}

/** The subscription that a letter asks to confirm; `null` for a token that is none. */
export async function confirmation(token: string, now = new Date()): Promise<Confirmation | null> {
  const found = await byToken(token, now)
  return found && { state: found.state, maskedEmail: maskEmail(found.subscription.email) }
}

/** Confirms a subscription that waits for it. Every other token changes nothing. */
export async function confirmSubscription(token: string, now = new Date()): Promise<void> {
  const found = await byToken(token, now)
  if (found?.state !== 'waiting') return
  const { id, consent } = found.subscription
  const payload = await payloadClient()
  await payload.update({
    collection,
    id,
    depth: 0,
    context: { newsletter: { subscribes: true } },
    data: { status: 'subscribed', consent: { ...consent, confirmedAt: now.toISOString() } },
  })
}

/** Has a new letter sent to whoever comes too late; not too often, which the page does not tell. */
export async function askAgainToConfirm(token: string, now = new Date()): Promise<void> {
  const found = await byToken(token, now)
  if (found?.state !== 'expired') return
  const { id } = found.subscription
  const payload = await payloadClient()
  await payload.update({
    collection,
    id,
    depth: 0,
    context: { newsletter: { asks: true } },
    data: { status: 'pending' },
  })
}
