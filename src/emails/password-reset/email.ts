import { escapeHtml, oneLine } from '@/domain/text/plain-text'
import { emailButton, emailLayout } from '../email-layout'

interface Content {
  /** The URL of the page that sets a new password. */
  readonly href: string
  readonly publisher: string
}

/** The password-reset email. */
export function passwordResetEmail({ href, publisher }: Content) {
  const subject = 'Choose a new password'
  const reason = `We received a request to reset your password for the back office of ${oneLine(publisher, 120)}.`
  const validity = 'This link can be used once and is valid for one hour.'
  const notRequested =
    'If you did not request this, ignore this email. Your password will not change.'
  const text = `${reason}\n\n${subject}:\n${href}\n\n${validity}\n\n${notRequested}\n`
  const html = emailLayout({
    subject,
    publisher,
    heading: subject,
    body: `<p style="margin:0 0 24px">${escapeHtml(reason)}</p>
${emailButton({ href, label: subject })}
<p style="margin:24px 0 0">${escapeHtml(validity)}</p>`,
    foot: escapeHtml(notRequested),
  })
  return { subject, text, html }
}
