import type { JsonObject, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { env } from '@/config/env'
import { defaultSiteInfo } from '@/content/site-defaults'
import { commentRecipients } from '@/domain/comments/comments'
import { type ReviewStep, reviewRecipients } from '@/domain/review/review'
import { commentEmail, reviewEmail } from '@/emails/review-notice/email'
import type { User } from '@/payload-types'
import { queueDelivery } from '../queue-delivery'

interface NoticedDocument {
  readonly collection: Pick<SanitizedCollectionConfig, 'slug' | 'admin'>
  readonly doc: JsonObject
}

interface ReviewedDocument extends NoticedDocument {
  readonly log: readonly ReviewStep[]
  /** The last step of the log. */
  readonly step: ReviewStep
}

interface CommentedDocument extends NoticedDocument {
  /** The accounts that wrote the document. */
  readonly writers: readonly number[]
  readonly by: Pick<User, 'id' | 'name' | 'role'>
  readonly text: string
}

type Recipient = Pick<User, 'id' | 'name' | 'email' | 'role'>

/** The accounts that have not turned off these emails. */
async function findStaff(req: PayloadRequest): Promise<readonly Recipient[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { reviewEmails: { not_equals: false }, disabled: { not_equals: true } },
    depth: 0,
    pagination: false,
    select: { name: true, email: true, role: true },
    req,
  })
  return docs
}

/** What the emails about a document have in common. */
async function describePlace(req: PayloadRequest, { collection, doc }: NoticedDocument) {
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { name: true },
    req,
  })
  return {
    title: String(doc[collection.admin.useAsTitle ?? 'title'] || 'Untitled'),
    href: env.SITE_URL + adminPaths.document(collection.slug, doc.id),
    accountHref: env.SITE_URL + adminPaths.account,
    publisher: settings.name || defaultSiteInfo.name,
  }
}

async function queueNotices(
  req: PayloadRequest,
  recipients: readonly Recipient[],
  content: ReturnType<typeof reviewEmail>,
): Promise<void> {
  for (const { email } of recipients) {
    await queueDelivery(req, { channel: 'mail', kind: 'review-notice', to: email, ...content })
  }
}

/** Queues the emails about a review step, for the accounts that have not turned them off. */
export async function notifyReview(
  req: PayloadRequest,
  { log, step, ...document }: ReviewedDocument,
): Promise<void> {
  const recipients = reviewRecipients(log, await findStaff(req))
  if (recipients.length === 0) return
  const place = await describePlace(req, document)
  await queueNotices(req, recipients, reviewEmail({ step, ...place }))
}

/** Queues the emails about a comment, for the accounts that have not turned them off. */
export async function notifyComment(
  req: PayloadRequest,
  { writers, by, text, ...document }: CommentedDocument,
): Promise<void> {
  const recipients = commentRecipients(text, { by, writers }, await findStaff(req))
  if (recipients.length === 0) return
  const place = await describePlace(req, document)
  const comment = { by: by.name, text }
  await queueNotices(req, recipients, commentEmail({ comment, ...place }))
}
