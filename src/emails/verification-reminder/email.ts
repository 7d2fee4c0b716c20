import { escapeHtml, splitLines } from '@/domain/text/plain-text'
import type { Reminder } from '@/domain/verification/reminder'
import { emailLayout } from '../email-layout'

/** The email that asks a builder to check its listings, with the editor's text. */
export function reminderEmail({ subject, text }: Reminder, publisher: string, site: string) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => splitLines(paragraph).map(escapeHtml).join('<br>'))
  const html = emailLayout({
    subject,
    publisher,
    heading: 'Please check your listings',
    body: paragraphs.map((lines) => `<p style="margin:0 0 16px">${lines}</p>`).join('\n'),
    foot: escapeHtml(site),
  })
  return { subject, text: `${text.trim()}\n`, html }
}
