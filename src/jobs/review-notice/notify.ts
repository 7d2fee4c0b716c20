import type { JsonObject, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { env } from '@/config/env'
import { defaultSiteInfo } from '@/content/site-defaults'
import { type ReviewStep, reviewRecipients } from '@/domain/review/review'
import { reviewEmail } from '@/emails/review-notice/email'
import { queueDelivery } from '../queue-delivery'

interface ReviewedDocument {
  readonly collection: Pick<SanitizedCollectionConfig, 'slug' | 'admin'>
  readonly doc: JsonObject
  readonly log: readonly ReviewStep[]
  /** The last step of the log. */
  readonly step: ReviewStep
}

/** Queues the emails about a review step, for the accounts that have not turned them off. */
export async function notifyReview(
  req: PayloadRequest,
  { collection, doc, log, step }: ReviewedDocument,
): Promise<void> {
  const { payload } = req
  const { docs: staff } = await payload.find({
    collection: 'users',
    where: { reviewEmails: { not_equals: false }, disabled: { not_equals: true } },
    depth: 0,
    pagination: false,
    select: { email: true, role: true },
    req,
  })
  const recipients = reviewRecipients(log, staff)
  if (recipients.length === 0) return
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { name: true },
    req,
  })
  const content = reviewEmail({
    step,
    title: String(doc[collection.admin.useAsTitle ?? 'title'] || 'Untitled'),
    href: env.SITE_URL + adminPaths.document(collection.slug, doc.id),
    accountHref: env.SITE_URL + adminPaths.account,
    publisher: settings.name || defaultSiteInfo.name,
  })
  for (const { email } of recipients) {
    await queueDelivery(req, { channel: 'mail', kind: 'review-notice', to: email, ...content })
  }
}
