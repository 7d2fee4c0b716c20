import { newsletterLinks } from '@/config/newsletter-links'
import type { ClaimedRecipient, ClaimedSending } from '@/database/newsletter/sendings'
import { escapeHtml } from '@/domain/text/plain-text'
import { fillReaderLinks } from './reader-links'

interface Sender {
  /** The origin of the site, without a trailing slash. */
  readonly origin: string
  /** The domain of the sender's address. */
  readonly domain: string
}

/**
 * The email of an issue for one recipient, with the headers that let mail programs unsubscribe
 * (RFC 8058) and sort it (RFC 2919).
 */
export function personalEmail(
  { issue, subject, html, text }: ClaimedSending,
  { email, token, messageId }: ClaimedRecipient,
  { origin, domain }: Sender,
) {
  const links = newsletterLinks(origin, token, issue)
  return {
    to: { name: '', address: email },
    subject,
    html: fillReaderLinks(html, {
      unsubscribe: escapeHtml(links.unsubscribe),
      preferences: escapeHtml(links.preferences),
    }),
    text: fillReaderLinks(text, links),
    messageId,
    headers: {
      ...links.headers,
      'List-Id': `<newsletter.${domain}>`,
      Precedence: 'bulk',
      'Auto-Submitted': 'auto-generated',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
