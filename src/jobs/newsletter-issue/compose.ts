import type { PayloadRequest } from 'payload'
import { defaultSiteInfo } from '@/content/site-defaults'
import type { IssueEmail } from '@/database/newsletter/sendings'
import { newsletterEmail } from '@/emails/newsletter-issue/email'
import type { NewsletterIssue } from '@/payload-types'

/** The email of an issue, as it is when it is published, without the personal links. */
export async function composeNewsletterIssue(
  req: PayloadRequest,
  { title, subject, preheader }: NewsletterIssue,
): Promise<IssueEmail> {
  const { name } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { name: true },
    req,
  })
  const publisher = name || defaultSiteInfo.name
  return newsletterEmail({ title, subject, preheader: preheader ?? '', publisher })
}
