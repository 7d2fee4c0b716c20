import type { PayloadRequest } from 'payload'
import { defaultSiteInfo } from '@/content/site-defaults'
import { CONFIRM_LETTERS_A_DAY, mayAskToConfirm } from '@/domain/confirm-letters'
import { issueConfirmToken } from '@/lib/confirm-token'
import { env, payloadSecret } from '@/lib/env'
import { paths } from '@/lib/paths'
import type { NewsletterSubscription } from '@/payload-types'
import { queueDelivery } from '../queue-delivery'
import { confirmLetter } from './letter'

/**
 * Queues the letter that asks a subscriber to confirm, unless enough of them have gone to the
 * address. To be called once the row has been written in this transaction: that holds it, so that
 * of two who ask at once the second sees the letter of the first.
 */
export async function askToConfirm(
  req: PayloadRequest,
  subscription: Pick<NewsletterSubscription, 'id' | 'email'>,
  now = new Date(),
): Promise<void> {
  const { id, email } = subscription
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where: { to: { equals: email }, kind: { equals: 'newsletter-confirm' } },
    sort: '-createdAt',
    limit: CONFIRM_LETTERS_A_DAY,
    depth: 0,
    pagination: false,
    select: { createdAt: true },
    req,
  })
  const made = docs.map(({ createdAt }) => new Date(createdAt))
  if (!mayAskToConfirm(made, now)) return
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { name: true },
    req,
  })
  const token = issueConfirmToken(payloadSecret(), { id, email }, now)
  const letter = confirmLetter({
    href: env.SITE_URL + paths.confirmSubscription(token),
    publisher: settings.name || defaultSiteInfo.name,
  })
  await queueDelivery(req, { channel: 'mail', kind: 'newsletter-confirm', to: email, ...letter })
}
