import 'server-only'
import { createLocalReq } from 'payload'
import type { NewsletterBody } from '@/contract/newsletter/newsletter'
import { findSuppression } from '@/database/newsletter-records'
import { inTransaction } from '@/database/transactions/in-transaction'
import type { QuarantineReason } from '@/domain/enums'
import { findDetailChanges } from '@/domain/newsletter/detail-changes'
import { sendRequestEmail } from '@/jobs/newsletter-confirm/request-confirmation'
import { isUniqueViolation } from '@/lib/log/database-errors'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import type { NewsletterSubscription } from '@/payload-types'
import { payloadClient } from '../payload/payload-client'

/** The text that subscribers agree to. Changing it requires a new version. */
export const WORDING_VERSION = '2026-11'

type Given = Partial<NewsletterSubscription>

/** Maps a form to a subscription, with the consent given at `now`. */
export function toDocument(body: NewsletterBody, now: Date): Given {
  const consent = { givenAt: now.toISOString(), wordingVersion: WORDING_VERSION }
  if (!('isRealtor' in body)) {
    const { name, interest = null } = body
    return { name, interest, consent: { ...consent, form: 'home' } }
  }
  const { firstName, lastName, zipCode, isRealtor, areasOfInterest } = body
  return {
    firstName,
    lastName,
    zipCode,
    isRealtor,
    areasOfInterest,
    name: body.name || `${firstName} ${lastName}`,
    phoneNumber: body.phoneNumber || null,
    otherArea: body.otherArea || null,
    consent: { ...consent, form: 'newsletter-page' },
  }
}

/** The subscription of a lower-case address. */
export async function knownBy(email: string): Promise<NewsletterSubscription | undefined> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'newsletter-subscriptions',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { email: { equals: email } },
  })
  return docs[0]
}

/** Whether a subscription is active. */
export const isSubscribed = ({ status, quarantined }: NewsletterSubscription): boolean =>
  status === 'subscribed' && !quarantined

/** A held subscription is that of a program. Every other one has an owner, who decides about changes. */
const hasOwner = ({ status, quarantined }: NewsletterSubscription): boolean =>
  status === 'unsubscribed' || !quarantined

/** Whether the current settings require new subscribers to confirm by email. */
async function mustConfirm(): Promise<boolean> {
  const payload = await payloadClient()
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { doubleOptIn: true },
  })
  return settings.doubleOptIn ?? false
}

async function trySubscribe(
  body: NewsletterBody,
  suspicion: QuarantineReason | null,
  now: Date,
): Promise<void> {
  const payload = await payloadClient()
  const email = body.email.toLowerCase()
  const req = await createLocalReq({}, payload)
  const [known, suppression] = await Promise.all([
    knownBy(email),
    findSuppression(req, hashEmailAddress(email)),
  ])
  // A request that looks automated never changes an existing subscription.
  if (suspicion && (known || suppression !== null)) return
  if (suppression !== null || (known && hasOwner(known))) {
    if (
      known &&
      isSubscribed(known) &&
      findDetailChanges(known, toDocument(body, now)).length === 0
    )
      return
    const request = { body: { ...body, email }, askedAt: now.toISOString(), suppression }
    await inTransaction(req, () => sendRequestEmail(req, request, known, now))
    return
  }
  const waits = await mustConfirm()
  const collection = 'newsletter-subscriptions'
  const context = { newsletter: { needsConfirmation: waits } }
  const data = {
    ...toDocument(body, now),
    email,
    quarantined: suspicion !== null,
    quarantineReason: suspicion,
    status: waits ? ('pending' as const) : ('subscribed' as const),
  }
  if (known) await payload.update({ collection, id: known.id, data, depth: 0, context })
  else await payload.create({ collection, data, depth: 0, context })
}

/**
 * Stores a subscription. Resolves after COMMIT. If confirmation is required, the subscription is
 * `pending` and an email is queued in the same transaction.
 *
 * A visitor cannot prove that an address is theirs. An address that has a subscription, or is on the
 * suppression list, therefore gets an email regardless of the settings, and nothing is stored before
 * its owner confirms. A suspicious request is held and never changes an existing subscription.
 */
export async function subscribe(
  body: NewsletterBody,
  suspicion: QuarantineReason | null,
  now = new Date(),
): Promise<void> {
  try {
    await trySubscribe(body, suspicion, now)
  } catch (error) {
    // A concurrent request has stored or suppressed the address, so its result is read again.
    if (!isUniqueViolation(error)) throw error
    await trySubscribe(body, suspicion, now)
  }
}
