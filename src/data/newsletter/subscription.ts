import 'server-only'
import type { RequestContext } from 'payload'
import {
  type Preferences,
  shownAreas,
  storedAreas,
  type TypedPreferences,
} from '@/contract/newsletter/newsletter-preferences'
import { interests, type LeavingWay } from '@/domain/enums'
import { maskEmail } from '@/domain/newsletter/mask-email'
import type { NewsletterSubscription } from '@/payload-types'
import { payloadClient } from '../payload'
import { WORDING_VERSION } from './subscribe'

const collection = 'newsletter-subscriptions'

/** What the reader of a letter sees of the own subscription. */
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

const answerOf = (isRealtor: boolean | null | undefined): string => {
  if (isRealtor == null) return ''
  return isRealtor ? 'yes' : 'no'
}

/** The subscription with this token; `null` when there is none. */
export async function ownSubscription(token: string): Promise<OwnSubscription | null> {
  const found = await byToken(token)
  if (!found) return null
  return {
    maskedEmail: maskEmail(found.email),
    isSubscribed: found.status !== 'unsubscribed',
    preferences: {
      name: found.name ?? '',
      interest: found.interest ?? '',
      isRealtor: answerOf(found.isRealtor),
      ...shownAreas(found.areasOfInterest ?? []),
    },
  }
}

/** Ends a subscription. Whoever asks twice, or with a token that nobody has, changes nothing. */
export async function unsubscribe(token: string, leavesBy: LeavingWay): Promise<void> {
  const found = await byToken(token)
  if (!found || found.status === 'unsubscribed') return
  await change(found.id, { status: 'unsubscribed' }, { leavesBy })
}

/** Takes a subscription up again that was ended, with a consent of its own. */
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

/** Changes what a subscriber told about themselves; nothing for a token that nobody has. */
export async function savePreferences(token: string, chosen: Preferences): Promise<void> {
  const found = await byToken(token)
  if (!found) return
  const { name, interest, isRealtor, otherArea } = chosen
  await change(found.id, {
    name,
    // Nobody can tell where the new name divides.
    ...(name === found.name ? {} : { firstName: null, lastName: null }),
    interest: interests.find(({ value }) => value === interest)?.value ?? null,
    isRealtor: isRealtor === '' ? null : isRealtor === 'yes',
    areasOfInterest: storedAreas(chosen),
    otherArea: otherArea || null,
  })
}
