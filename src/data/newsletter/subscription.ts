import 'server-only'
import type { RequestContext } from 'payload'
import {
  type Preferences,
  shownAreas,
  storedAreas,
  type TypedPreferences,
} from '@/contract/newsletter/newsletter-preferences'
import { noteUnsubscribed } from '@/database/newsletter/sendings'
import { interests, type LeavingWay } from '@/domain/enums'
import { isNewsletterArea } from '@/domain/newsletter/areas'
import { maskEmail } from '@/domain/newsletter/mask-email'
import type { NewsletterSubscription } from '@/payload-types'
import { payloadClient } from '../payload/payload-client'
import { WORDING_VERSION } from './subscribe'

const collection = 'newsletter-subscriptions'

/** The data that a subscriber sees about their own subscription. */
export interface OwnSubscription {
  readonly maskedEmail: string
  readonly isSubscribed: boolean
  readonly preferences: TypedPreferences
}

async function byToken(token: string): Promise<NewsletterSubscription | undefined> {
  if (!/^[\w-]{32,128}$/.test(token)) return undefined
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { unsubscribeToken: { equals: token } },
  })
  return docs[0]
}

async function change(
  id: number,
  data: Partial<NewsletterSubscription>,
  newsletter: RequestContext['newsletter'] = {},
): Promise<void> {
  const payload = await payloadClient()
  await payload.update({ collection, id, data, depth: 0, context: { newsletter } })
}

const formatIsRealtor = (isRealtor: boolean | null | undefined): string => {
  if (isRealtor == null) return ''
  return isRealtor ? 'yes' : 'no'
}

/** The subscription with this token, or `null`. */
export async function ownSubscription(token: string): Promise<OwnSubscription | null> {
  const found = await byToken(token)
  if (!found) return null
  return {
    maskedEmail: maskEmail(found.email),
    isSubscribed: found.status !== 'unsubscribed',
    preferences: {
      name: found.name ?? '',
      interest: found.interest ?? '',
      isRealtor: formatIsRealtor(found.isRealtor),
      frequency: found.frequency ?? 'every',
      ...shownAreas(found.areasOfInterest ?? []),
    },
  }
}

/**
 * Ends a subscription, and counts it for the issue whose link was used. Does nothing if it has already
 * ended or the token is unknown.
 */
export async function unsubscribe(
  token: string,
  leavesBy: LeavingWay,
  issue?: number,
): Promise<void> {
  const found = await byToken(token)
  if (!found || found.status === 'unsubscribed') return
  await change(found.id, { status: 'unsubscribed' }, { leavesBy })
  if (issue === undefined) return
  const { db } = await payloadClient()
  await noteUnsubscribed(db.drizzle, found.id, issue)
}

/** Resumes an ended subscription, with a new consent. */
export async function subscribeAgain(token: string, now = new Date()): Promise<void> {
  const found = await byToken(token)
  if (found?.status !== 'unsubscribed') return
  const consent = {
    givenAt: now.toISOString(),
    wordingVersion: WORDING_VERSION,
    form: 'unsubscribe-page' as const,
  }
  await change(found.id, { status: 'subscribed', consent }, { subscribes: true })
}

/** Updates a subscriber's details and preferences. Does nothing for an unknown token. */
export async function savePreferences(token: string, chosen: Preferences): Promise<void> {
  const found = await byToken(token)
  if (!found) return
  const { name, interest, isRealtor, frequency, otherArea } = chosen
  await change(found.id, {
    name,
    // A full name cannot be split reliably into first and last name.
    ...(name === found.name ? {} : { firstName: null, lastName: null }),
    interest: interests.find(({ value }) => value === interest)?.value ?? null,
    isRealtor: isRealtor === '' ? null : isRealtor === 'yes',
    ...(frequency ? { frequency } : {}),
    // An import may have stored areas that the form does not offer.
    areasOfInterest: storedAreas(chosen).filter(
      (area) => isNewsletterArea(area) || found.areasOfInterest?.includes(area),
    ),
    otherArea: otherArea || null,
  })
}
