import { escapeHtml, oneLine } from '@/domain/text/plain-text'
import { emailButton, emailLayout } from '../email-layout'

interface Content {
  /** The URL of the page that sets a new password. */
  readonly href: string
  readonly publisher: string
}

interface Words {
  readonly subject: string
  readonly reason: string
  readonly validity: string
  readonly foot: string
}

function email({ href, publisher }: Content, { subject, reason, validity, foot }: Words) {
  const text = `${reason}\n\n${subject}:\n${href}\n\n${validity}\n\n${foot}\n`
  const html = emailLayout({
    subject,
    publisher,
    heading: subject,
    body: `<p style="margin:0 0 24px">${escapeHtml(reason)}</p>
${emailButton({ href, label: subject })}
<p style="margin:24px 0 0">${escapeHtml(validity)}</p>`,
    foot: escapeHtml(foot),
  })
  return { subject, text, html }
}

/** The password-reset email. */
export function passwordResetEmail(content: Content) {
  return email(content, {
    subject: 'Choose a new password',
    reason: `We received a request to reset your password for the back office of ${oneLine(content.publisher, 120)}.`,
    validity: 'This link can be used once and is valid for one hour.',
    foot: 'If you did not request this, ignore this email. Your password will not change.',
  })
}

/** The invitation to a new member of the staff. */
export function invitationEmail(content: Content) {
  return email(content, {
    subject: 'Choose your password',
    reason: `You have a new account for the back office of ${oneLine(content.publisher, 120)}. Sign in with this email address and a password of your own.`,
    validity:
      'This link can be used once and is valid for seven days. After that, use “Forgot password?” on the sign-in page.',
    foot: 'If you did not expect this, ignore this email.',
  })
}
