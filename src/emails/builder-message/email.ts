import { escapeHtml, splitLines } from '@/domain/text/plain-text'
import { emailButton, emailColors, emailLayout } from '../email-layout'

interface BuilderMessage {
  readonly subject: string
  /** As the editor wrote it; a blank line starts a paragraph. */
  readonly text: string
  readonly publisher: string
  /** The builder's link, if the email asks for a submission. */
  readonly href: string | null
  /** The last day on which the link works. */
  readonly until: string
}

/** The email of an editor to a builder. */
export function builderEmail({ subject, text, publisher, href, until }: BuilderMessage) {
  const label = 'Send your update'
  const note = `The link is for you. It takes up to three files until ${until}.`
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map(
      (part) => `<p style="margin:0 0 16px">${splitLines(part).map(escapeHtml).join('<br>')}</p>`,
    )
    .join('\n')
  const parts = href === null ? [text.trim()] : [text.trim(), `${label}:\n${href}`, note]
  return {
    subject,
    text: `${parts.join('\n\n')}\n`,
    html: emailLayout({
      subject,
      publisher,
      heading: subject,
      body: href === null ? paragraphs : `${paragraphs}\n${emailButton({ href, label })}`,
      foot:
        href === null
          ? escapeHtml(publisher)
          : `<span style="color:${emailColors.soft}">${escapeHtml(note)}</span>`,
    }),
  }
}
