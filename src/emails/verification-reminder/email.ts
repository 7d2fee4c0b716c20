import { escapeHtml, splitLines } from '@/domain/text/plain-text'
import type { Reminder } from '@/domain/verification/reminder'
import { emailButton, emailLayout } from '../email-layout'

interface ReminderEmail {
  /** The editor's text. */
  readonly reminder: Reminder
  readonly publisher: string
  /** The builder's link. */
  readonly href: string
  /** The last day on which the link works. */
  readonly until: string
}

/** The email that asks a builder to check its listings. */
export function reminderEmail({ reminder, publisher, href, until }: ReminderEmail) {
  const { subject, text } = reminder
  const label = 'Confirm or update your listings'
  const note = `The link is for you. It needs no account and works until ${until}.`
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map(
      (lines) => `<p style="margin:0 0 16px">${splitLines(lines).map(escapeHtml).join('<br>')}</p>`,
    )
  const html = emailLayout({
    subject,
    publisher,
    heading: 'Please check your listings',
    body: [...paragraphs, emailButton({ href, label })].join('\n'),
    foot: escapeHtml(note),
  })
  return { subject, text: `${text.trim()}\n\n${label}:\n${href}\n\n${note}\n`, html }
}
