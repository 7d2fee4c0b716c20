import type { PayloadRequest } from 'payload'
import { paths } from '@/config/paths'
import { queueDelivery } from '../queue-delivery'
import { fillReaderLinks } from './reader-links'

interface Email {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/**
 * Queues an issue as a test to a member of the staff, who has no subscription: the links of the reader
 * lead to the page of the newsletter.
 */
export function queueTest(
  req: PayloadRequest,
  { subject, html, text }: Email,
  { to, site }: { readonly to: string; readonly site: string },
): Promise<number> {
  const page = new URL(paths.newsletter, site).href
  const links = { unsubscribe: page, preferences: page }
  return queueDelivery(req, {
    channel: 'mail',
    kind: 'newsletter-test',
    to,
    subject: `Test: ${subject}`,
    html: fillReaderLinks(html, links),
    text: fillReaderLinks(text, links),
  })
}
