import { CONFIRM_DAYS } from '@/domain/newsletter/confirmation-limit'
import { escapeHtml, oneLine } from '@/domain/text/plain-text'
import { emailButton, emailLayout } from '../email-layout'

interface Asked {
  /** The URL of the button. */
  readonly href: string
  readonly publisher: string
}

/**
 * The email that asks the owner of an address to confirm the subscription. It contains no user
 * input.
 */
export function confirmationEmail({ href, publisher }: Asked) {
  const subject = `Please confirm: the newsletter of ${oneLine(publisher, 120)}`
  const heading = 'One click, and you are on the list'
  const asked = 'Somebody, most likely you, asked us to send our newsletter to this address.'
  const ends = `The link works for ${CONFIRM_DAYS} days.`
  const unasked =
    'If it was not you, do nothing: without your confirmation no newsletter is sent to you.'
  const label = 'Confirm my subscription'
  const text = [
    heading,
    '',
    asked,
    '',
    `${label}:`,
    href,
    '',
    ends,
    '',
    unasked,
    '',
    `-- \n${oneLine(publisher)}`,
    '',
  ].join('\n')
  const html = emailLayout({
    subject,
    publisher,
    heading,
    body: `<p style="margin:0 0 24px">${escapeHtml(asked)}</p>
${emailButton({ href, label })}
<p style="margin:24px 0 0">${escapeHtml(ends)}</p>`,
    foot: escapeHtml(unasked),
  })
  return { subject, text, html }
}
