import 'server-only'
import type { NewsletterBody } from '@/contract/newsletter'
import type { QuarantineReason } from '@/domain/options'
import { isUniqueViolation } from '@/lib/database-errors'
import type { NewsletterSubscription } from '@/payload-types'
import { payloadClient } from '../payload'

/** The words a subscriber agreed to; a new wording gets a new version. */
export const WORDING_VERSION = '2026-11'

type Given = Partial<NewsletterSubscription>

function toDocument(body: NewsletterBody, now: Date): Given {
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

type Known = Pick<NewsletterSubscription, 'id' | 'status' | 'quarantined'>

async function knownBy(email: string): Promise<Known | undefined> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'newsletter-subscriptions',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { email: { equals: email } },
    select: { status: true, quarantined: true },
  })
  return docs[0]
}

/** Whether new subscribers have to confirm by mail, as the settings say at this moment. */
async function mustConfirm(): Promise<boolean> {
  const payload = await payloadClient()
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { doubleOptIn: true },
  })
  return settings.doubleOptIn ?? false
}

/**
 * Stores a subscription, or brings the one of the same address up to date; what the other form
 * asked stays as it was. Answers once it is on disk. Where new subscribers have to confirm, whoever
 * is not one yet waits, with a letter that is queued in the same transaction. A suspicious request
 * is kept in quarantine and never touches a subscription that is there already.
 */
export async function subscribe(
  body: NewsletterBody,
  suspicion: QuarantineReason | null,
  now = new Date(),
): Promise<void> {
  const payload = await payloadClient()
  const email = body.email.toLowerCase()
  const collection = 'newsletter-subscriptions'
  const asks = await mustConfirm()
  const given = {
    ...toDocument(body, now),
    email,
    quarantined: suspicion !== null,
    quarantineReason: suspicion,
  }
  const write = (known?: Known) => {
    const isOne = known?.status === 'subscribed' && !known.quarantined
    const waits = asks && !isOne
    const data = { ...given, status: waits ? ('pending' as const) : ('subscribed' as const) }
    const context = { newsletter: { asks: waits, subscribes: !waits } }
    return known
      ? payload.update({ collection, id: known.id, data, depth: 0, context })
      : payload.create({ collection, data, depth: 0, context })
  }
  const known = await knownBy(email)
  // Nothing that looks like a program's changes what is there.
  if (known && suspicion) return
  try {
    await write(known)
  } catch (error) {
    const won = !known && isUniqueViolation(error) ? await knownBy(email) : undefined
    if (!won) throw error
    if (!suspicion) await write(won)
  }
}
