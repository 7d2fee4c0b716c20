import { CONFIRM_DAYS } from '@/domain/newsletter/confirmation-limit'
import { escapeHtml, oneLine } from '@/domain/text/plain-text'
import { emailButton, emailLayout } from '../email-layout'

interface Content {
  /** The URL of the button. */
  readonly href: string
  readonly publisher: string
}

/**
 * The email that asks the owner of an address to confirm the subscription. It contains no user
 * input.
 */
export function confirmationEmail({ href, publisher }: Content) {
  const subject = `Please confirm your subscription to the ${oneLine(publisher, 120)} newsletter`
  const heading = 'Confirm your newsletter subscription'
  const reason = 'We received a request to send our newsletter to this email address.'
  const validity = `This link is valid for ${CONFIRM_DAYS} days.`
  const notRequested =
    'If you did not request this, ignore this email. We will not send the newsletter without your confirmation.'
  const label = 'Confirm my subscription'
  const text = [
    heading,
    '',
    reason,
    '',
    `${label}:`,
    href,
    '',
    validity,
    '',
    notRequested,
    '',
    `-- \n${oneLine(publisher)}`,
    '',
  ].join('\n')
  const html = emailLayout({
    subject,
    publisher,
    heading,
    body: `<p style="margin:0 0 24px">${escapeHtml(reason)}</p>
${emailButton({ href, label })}
<p style="margin:24px 0 0">${escapeHtml(validity)}</p>`,
    foot: escapeHtml(notRequested),
  })
  return { subject, text, html }
}
