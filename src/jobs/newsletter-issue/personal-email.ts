import { newsletterLinks } from '@/config/newsletter-links'
import type { ClaimedRecipient, ClaimedSending } from '@/database/newsletter/sendings'
import { escapeHtml } from '@/domain/text/plain-text'

interface Sender {
  /** The origin of the site, without a trailing slash. */
  readonly origin: string
  /** The domain of the sender's address. */
  readonly domain: string
}

/** The places of the personal links in the email of an issue. */
const PLACE = /\{\{(unsubscribe|preferences)\}\}/g

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
  const fill = (template: string, toText: (link: string) => string) =>
    template.replace(PLACE, (_, name: 'unsubscribe' | 'preferences') => toText(links[name]))
  return {
    to: { name: '', address: email },
    subject,
    html: fill(html, escapeHtml),
    text: fill(text, (link) => link),
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
