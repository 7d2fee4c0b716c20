import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { emailedPaths } from '@/config/emailed-paths'
import { env, payloadSecret } from '@/config/env'
import { defaultSiteInfo } from '@/content/site-defaults'
import { runStatement } from '@/database/sql/query'
import { getSession } from '@/database/transactions/session'
import {
  CONFIRMATION_EMAILS_PER_DAY,
  canRequestConfirmation,
} from '@/domain/newsletter/confirmation-limit'
import { changeEmail, confirmationEmail } from '@/emails/newsletter-confirm/email'
import type { NewsletterSubscription } from '@/payload-types'
import { queueDelivery } from '../queue-delivery'
import { confirmToken, type SubscriptionRequest } from './confirm-token'

/**
 * Queues the confirmation email of a subscriber in the transaction of the request, unless the limit
 * of the address is reached.
 */
export async function requestConfirmation(
  req: PayloadRequest,
  { id, email }: Pick<NewsletterSubscription, 'id' | 'email'>,
  now = new Date(),
): Promise<void> {
  const token = await confirmToken.create(payloadSecret(), { subscription: id, email }, now)
  await queueConfirmEmail(req, { email, token, now })
}

/**
 * Queues an email whose link contains the request, which is not stored elsewhere. A subscriber reads
 * that nothing has changed yet; any other address is asked to confirm a subscription.
 */
export async function sendRequestEmail(
  req: PayloadRequest,
  request: SubscriptionRequest,
  known: NewsletterSubscription | undefined,
  now = new Date(),
): Promise<void> {
  const token = await confirmToken.create(payloadSecret(), request, now)
  const subscriber = known?.status === 'subscribed' ? known.unsubscribeToken : null
  await queueConfirmEmail(req, { email: request.body.email, token, now, subscriber })
}

interface ConfirmEmail {
  readonly email: string
  readonly token: string
  readonly now: Date
  /** The token of the subscriber's preferences, if the email is about a change. */
  readonly subscriber?: string | null | undefined
}

async function queueConfirmEmail(
  req: PayloadRequest,
  { email, token, now, subscriber }: ConfirmEmail,
): Promise<void> {
  // Serializes concurrent requests for one address: the second sees the email of the first.
  const connection = await getSession(req)
  await runStatement(
    connection,
    sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter-confirm ${email}`}, 0))`,
  )
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where: { to: { equals: email }, kind: { equals: 'newsletter-confirm' } },
    sort: '-createdAt',
    limit: CONFIRMATION_EMAILS_PER_DAY,
    depth: 0,
    pagination: false,
    select: { createdAt: true },
    req,
  })
  const made = docs.map(({ createdAt }) => new Date(createdAt))
  if (!canRequestConfirmation(made, now)) return
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { name: true },
    req,
  })
  const href = env.SITE_URL + emailedPaths.confirmSubscription(token)
  const publisher = settings.name || defaultSiteInfo.name
  const content = subscriber
    ? changeEmail({
        href,
        publisher,
        preferences: env.SITE_URL + emailedPaths.newsletterPreferences(subscriber),
      })
    : confirmationEmail({ href, publisher })
  await queueDelivery(req, { channel: 'mail', kind: 'newsletter-confirm', to: email, ...content })
}
