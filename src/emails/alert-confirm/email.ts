import { CONFIRM_DAYS } from '@/domain/alerts/schedule'
import { escapeHtml, oneLine } from '@/domain/text/plain-text'
import { emailButton, emailLayout } from '../email-layout'

interface Content {
  /** What the alert is about. */
  readonly title: string
  /** The page on which the alert is turned on. */
  readonly href: string
  readonly publisher: string
}

const LABEL = 'Turn on the alert'
const NOTE = `If you did not ask for this, ignore this email. We will not write again, and the request is deleted after ${CONFIRM_DAYS} days.`

/** The email that asks the owner of an address whether an alert may be sent there. */
export function alertConfirmEmail({ title, href, publisher }: Content) {
  const subject = oneLine(`Please confirm your alert: ${title}`, 150)
  const heading = 'Turn on your email alert'
  const reason = `We received a request to email this address about changes of: ${title}.`
  return {
    subject,
    text: [heading, reason, `${LABEL}:\n${href}`, NOTE, `-- \n${oneLine(publisher)}`, ''].join(
      '\n\n',
    ),
    html: emailLayout({
      subject,
      publisher,
      heading,
      body: `<p style="margin:0 0 24px">${escapeHtml(reason)}</p>\n${emailButton({ href, label: LABEL })}`,
      foot: escapeHtml(NOTE),
    }),
  }
}
