import 'server-only'
import { createLocalReq } from 'payload'
import { payloadSecret } from '@/config/env'
import { findSuppression } from '@/database/newsletter-records'
import { inTransaction } from '@/database/transactions/in-transaction'
import { type DetailChange, findDetailChanges } from '@/domain/newsletter/detail-changes'
import { maskEmail } from '@/domain/newsletter/mask-email'
import {
  confirmToken,
  type PendingSubscription,
  type SubscriptionRequest,
} from '@/jobs/newsletter-confirm/confirm-token'
import { sendRequestEmail } from '@/jobs/newsletter-confirm/request-confirmation'
import { isUniqueViolation } from '@/lib/log/database-errors'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import type { NewsletterSubscription } from '@/payload-types'
import { payloadClient } from '../payload/payload-client'
import { isSubscribed, knownBy, toDocument } from './subscribe'

const collection = 'newsletter-subscriptions'

/** The data of the confirmation page. */
export interface Confirmation {
  readonly maskedEmail: string
  /**
   * `change` waits for a subscriber to confirm it. The state of a confirmed or ended subscription does
   * not depend on the age of the link.
   */
  readonly state: 'waiting' | 'change' | 'expired' | 'subscribed' | 'unsubscribed'
  /**
   * Changes that the button would store and that are not stored yet, for a request that only the
   * link contains.
   */
  readonly changes: readonly DetailChange[]
}

const isWaiting = (state: Confirmation['state']) => state === 'waiting' || state === 'change'

/** A pending subscription in the database. */
interface Stored {
  readonly subscription: NewsletterSubscription
  readonly state: Confirmation['state']
}

/** A request that exists only in its link. */
interface Sealed {
  readonly request: SubscriptionRequest
  readonly known: NewsletterSubscription | undefined
  readonly state: Confirmation['state']
}

async function findStored(
  { subscription: id, email }: PendingSubscription,
  waiting: 'waiting' | 'expired',
): Promise<Stored | null> {
  const payload = await payloadClient()
  const subscription = await payload.findByID({ collection, id, depth: 0, disableErrors: true })
  // A held subscription was sent no email, or it has been held since then.
  if (!subscription || subscription.quarantined || subscription.email !== email) return null
  const { status } = subscription
  return { subscription, state: status === 'pending' ? waiting : status }
}

async function findSealed(
  request: SubscriptionRequest,
  waiting: 'waiting' | 'expired',
): Promise<Sealed> {
  const { email } = request.body
  const req = await createLocalReq({}, await payloadClient())
  const [known, suppression] = await Promise.all([
    knownBy(email),
    findSuppression(req, hashEmailAddress(email)),
  ])
  // The address was suppressed after this email was sent, so the link is no longer valid.
  if (suppression !== null && suppression !== request.suppression) {
    return { request, known, state: 'unsubscribed' }
  }
  if (!known || !isSubscribed(known)) return { request, known, state: waiting }
  // The owner has confirmed this request, or has subscribed since.
  const isOver = Date.parse(known.consent?.givenAt ?? '') >= Date.parse(request.askedAt)
  if (isOver) return { request, known, state: 'subscribed' }
  return { request, known, state: waiting === 'waiting' ? 'change' : waiting }
}

async function findByToken(token: string, now: Date): Promise<Stored | Sealed | null> {
  const read = await confirmToken.read(payloadSecret(), token, now)
  if (read.state === 'invalid') return null
  const waiting = read.state === 'valid' ? 'waiting' : 'expired'
  return 'subscription' in read.claims
    ? findStored(read.claims, waiting)
    : findSealed(read.claims, waiting)
}

/** The subscription of a confirmation link; `null` for an invalid token. */
export async function confirmation(token: string, now = new Date()): Promise<Confirmation | null> {
  const found = await findByToken(token, now)
  if (!found) return null
  const { state } = found
  if (!('request' in found)) {
    return { state, maskedEmail: maskEmail(found.subscription.email), changes: [] }
  }
  const { known, request } = found
  const given = toDocument(request.body, new Date(request.askedAt))
  return {
    state,
    maskedEmail: maskEmail(request.body.email),
    changes: isWaiting(state) ? findDetailChanges(known ?? {}, given) : [],
  }
}

/** Stores a subscription from its link, and removes the suppression of its address. */
async function storeConfirmed({ body, askedAt }: SubscriptionRequest, now: Date): Promise<void> {
  const payload = await payloadClient()
  const { consent, ...given } = toDocument(body, new Date(askedAt))
  const data = {
    ...given,
    email: body.email,
    status: 'subscribed' as const,
    quarantined: false,
    quarantineReason: null,
    consent: { ...consent, confirmedAt: now.toISOString() },
  }
  const context = { newsletter: { subscribes: true } }
  const known = await knownBy(body.email)
  if (known) await payload.update({ collection, id: known.id, data, depth: 0, context })
  else await payload.create({ collection, data, depth: 0, context })
}

/** Confirms a pending subscription, or the change of an active one. Does nothing for other tokens. */
export async function confirmSubscription(token: string, now = new Date()): Promise<void> {
  const found = await findByToken(token, now)
  if (!found || !isWaiting(found.state)) return
  if ('request' in found) {
    await storeConfirmed(found.request, now).catch(async (error: unknown) => {
      // A concurrent click has created the row.
      if (!isUniqueViolation(error)) throw error
      await storeConfirmed(found.request, now)
    })
    return
  }
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

/**
 * Sends a new email for an expired link. The email limit applies, but the page does not show it.
 */
export async function askAgainToConfirm(token: string, now = new Date()): Promise<void> {
  const found = await findByToken(token, now)
  if (found?.state !== 'expired') return
  const payload = await payloadClient()
  if ('request' in found) {
    const req = await createLocalReq({}, payload)
    const request = { ...found.request, askedAt: now.toISOString() }
    await inTransaction(req, () => sendRequestEmail(req, request, found.known, now))
    return
  }
  await payload.update({
    collection,
    id: found.subscription.id,
    depth: 0,
    context: { newsletter: { needsConfirmation: true } },
    data: { status: 'pending' },
  })
}
