import { escapeHtml, oneLine } from '@/domain/text/plain-text'
import { emailPart } from '../email-parts'

export interface NewsletterContent {
  readonly title: string
  readonly subject: string
  readonly preheader: string
  readonly publisher: string
}

const REASON = 'You get this email because you subscribed to our newsletter.'

/**
 * An issue of the newsletter. `{{unsubscribe}}` and `{{preferences}}` stand for the personal links of
 * the recipient.
 */
export function newsletterEmail({ title, subject, preheader, publisher }: NewsletterContent) {
  const html = [
    emailPart.start({ subject, preheader, publisher }),
    emailPart.heading(title),
    emailPart.end(
      `${escapeHtml(REASON)}<br><a href="{{unsubscribe}}">Unsubscribe</a> · <a href="{{preferences}}">Change your preferences</a>`,
    ),
  ].join('')
  const text = [
    title,
    '',
    REASON,
    'Unsubscribe: {{unsubscribe}}',
    'Change your preferences: {{preferences}}',
    '',
    `-- \n${oneLine(publisher)}`,
    '',
  ].join('\n')
  return { subject: oneLine(subject), html, text }
}
