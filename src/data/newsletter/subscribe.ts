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
    ...{ firstName, lastName, zipCode, isRealtor, areasOfInterest },
    name: body.name || `${firstName} ${lastName}`,
    phoneNumber: body.phoneNumber || null,
    otherArea: body.otherArea || null,
    consent: { ...consent, form: 'newsletter-page' },
  }
}

async function idOf(email: string): Promise<number | undefined> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'newsletter-subscriptions',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { email: { equals: email } },
    select: { email: true },
  })
  return docs[0]?.id
}

/**
 * Stores a subscription, or brings the one of the same address up to date; what the other form
 * asked stays as it was. Answers once it is on disk. A suspicious request is kept in quarantine and
 * never touches a subscription that is there already.
 */
export async function subscribe(
  body: NewsletterBody,
  suspicion: QuarantineReason | null,
  now = new Date(),
): Promise<void> {
  const payload = await payloadClient()
  const email = body.email.toLowerCase()
  const collection = 'newsletter-subscriptions'
  const data = {
    ...toDocument(body, now),
    ...{ email, status: 'subscribed' as const, unsubscribedAt: null },
    ...{ quarantined: suspicion !== null, quarantineReason: suspicion },
  }
  const update = async (id: number) => {
    if (!suspicion) await payload.update({ collection, id, data, depth: 0 })
  }
  const known = await idOf(email)
  if (known !== undefined) return update(known)
  try {
    await payload.create({ collection, data, depth: 0 })
  } catch (error) {
    const won = isUniqueViolation(error) ? await idOf(email) : undefined
    if (won === undefined) throw error
    await update(won)
  }
}
