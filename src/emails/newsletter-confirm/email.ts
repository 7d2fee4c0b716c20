import { CONFIRM_DAYS } from '@/domain/newsletter/confirmation-limit'
import { escapeHtml, oneLine } from '@/domain/text/plain-text'
import { emailButton, emailLayout } from '../email-layout'

interface Content {
  /** The URL of the button. */
  readonly href: string
  readonly publisher: string
}

interface Words {
  readonly subject: string
  readonly heading: string
  readonly reason: string
  /** The text of the button. */
  readonly label: string
  readonly notRequested: string
  /** A second link below the button. */
  readonly more?: { readonly words: string; readonly href: string }
}

const validity = `This link is valid for ${CONFIRM_DAYS} days.`

function compose({ href, publisher }: Content, words: Words) {
  const { subject, heading, reason, label, notRequested, more } = words
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
    ...(more ? [`${more.words}:`, more.href, ''] : []),
    notRequested,
    '',
    `-- \n${oneLine(publisher)}`,
    '',
  ].join('\n')
  const moreHtml = more
    ? `
<p style="margin:24px 0 0"><a href="${escapeHtml(more.href)}">${escapeHtml(more.words)}</a></p>`
    : ''
  const html = emailLayout({
    subject,
    publisher,
    heading,
    body: `<p style="margin:0 0 24px">${escapeHtml(reason)}</p>
${emailButton({ href, label })}
<p style="margin:24px 0 0">${escapeHtml(validity)}</p>${moreHtml}`,
    foot: escapeHtml(notRequested),
  })
  return { subject, text, html }
}

/**
 * The email that asks the owner of an address to confirm the subscription. It contains no user
 * input.
 */
export const confirmationEmail = (content: Content) =>
  compose(content, {
    subject: `Please confirm your subscription to the ${oneLine(content.publisher, 120)} newsletter`,
    heading: 'Confirm your newsletter subscription',
    reason: 'We received a request to send our newsletter to this email address.',
    label: 'Confirm my subscription',
    notRequested:
      'If you did not request this, ignore this email. We will not send the newsletter without your confirmation.',
  })

/**
 * The email that asks a subscriber to confirm what a form would change. It contains no user input.
 */
export const changeEmail = ({
  preferences,
  ...content
}: Content & {
  /** The URL of the subscriber's preferences. */
  readonly preferences: string
}) =>
  compose(content, {
    subject: `Please confirm the change to your ${oneLine(content.publisher, 120)} newsletter subscription`,
    heading: 'Confirm the change to your subscription',
    reason:
      'This email address is subscribed to our newsletter, and our form was sent with it again, with different details. Nothing has changed yet.',
    label: 'Review the change',
    notRequested: 'If this was not you, ignore this email. Your subscription stays as it is.',
    more: { words: 'See or change your details', href: preferences },
  })
