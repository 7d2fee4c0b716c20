import 'server-only'
import { createLocalReq } from 'payload'
import { payloadSecret } from '@/config/env'
import { inTransaction } from '@/database/in-transaction'
import { suppressionOf } from '@/database/newsletter-records'
import { maskEmail } from '@/domain/newsletter/mask-email'
import { sendResubscribeEmail } from '@/jobs/newsletter-confirm/request-confirmation'
import { namedInConfirmToken, readConfirmToken } from '@/lib/confirm-token'
import { isUniqueViolation } from '@/lib/database-errors'
import { hashEmailAddress } from '@/lib/email-hash'
import { openResubscribeRequest, type ResubscribeRequest } from '@/lib/resubscribe-token'
import type { NewsletterSubscription } from '@/payload-types'
import { payloadClient } from '../payload'
import { knownBy, toDocument } from './subscribe'

const collection = 'newsletter-subscriptions'

/** What the reader of a letter that asks to confirm sees. */
export interface Confirmation {
  readonly maskedEmail: string
  /** A link of a subscription that is confirmed or has ended stays known, however old it is. */
  readonly state: 'waiting' | 'expired' | 'subscribed' | 'unsubscribed'
}

/** A subscription that waits in the database. */
interface Stored {
  readonly subscription: NewsletterSubscription
  readonly state: Confirmation['state']
}

/** A subscription that waits in its link alone. */
interface Sealed {
  readonly request: ResubscribeRequest
  readonly state: Confirmation['state']
}

async function storedBy(token: string, now: Date): Promise<Stored | null> {
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

async function sealedIn(token: string, now: Date): Promise<Sealed | null> {
  const opened = openResubscribeRequest(payloadSecret(), token, now)
  if (!opened) return null
  const { request, isExpired } = opened
  const { email } = request.body
  const req = await createLocalReq({}, await payloadClient())
  const [known, suppression] = await Promise.all([
    knownBy(email),
    suppressionOf(req, hashEmailAddress(email)),
  ])
  // Whoever left after this letter was sent does not return by it.
  if (suppression !== null && suppression !== request.suppression) {
    return { request, state: 'unsubscribed' }
  }
  if (known?.status === 'subscribed' && !known.quarantined) return { request, state: 'subscribed' }
  return { request, state: isExpired ? 'expired' : 'waiting' }
}

/** The subscription that a letter asks to confirm; `null` for a token that is none. */
export async function confirmation(token: string, now = new Date()): Promise<Confirmation | null> {
  const sealed = await sealedIn(token, now)
  if (sealed) return { state: sealed.state, maskedEmail: maskEmail(sealed.request.body.email) }
  const found = await storedBy(token, now)
  return found && { state: found.state, maskedEmail: maskEmail(found.subscription.email) }
}

/** Stores a subscription that waited in its link, and lifts the suppression of its address. */
async function storeConfirmed({ body, askedAt }: ResubscribeRequest, now: Date): Promise<void> {
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

/** Confirms a subscription that waits for it. Every other token changes nothing. */
export async function confirmSubscription(token: string, now = new Date()): Promise<void> {
  const sealed = await sealedIn(token, now)
  if (sealed) {
    if (sealed.state !== 'waiting') return
    await storeConfirmed(sealed.request, now).catch(async (error: unknown) => {
      // Of two clicks at once, the second finds the row of the first.
      if (!isUniqueViolation(error)) throw error
      await storeConfirmed(sealed.request, now)
    })
    return
  }
  const found = await storedBy(token, now)
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
  const payload = await payloadClient()
  const sealed = await sealedIn(token, now)
  if (sealed) {
    if (sealed.state !== 'expired') return
    const req = await createLocalReq({}, payload)
    const request = { ...sealed.request, askedAt: now.toISOString() }
    await inTransaction(req, () => sendResubscribeEmail(req, request, now))
    return
  }
  const found = await storedBy(token, now)
  if (found?.state !== 'expired') return
  const { id } = found.subscription
  await payload.update({
    collection,
    id,
    depth: 0,
    context: { newsletter: { asks: true } },
    data: { status: 'pending' },
  })
}
