import type { Reply } from '@/domain/leads/lead-reply'
import { escapeHtml, oneLine, splitLines } from '@/domain/text/plain-text'
import { emailColors, emailLayout } from '../email-layout'

const { line } = emailColors

interface AnsweredMessage {
  readonly publisher: string
  /** What the buyer wrote. */
  readonly message: string
  /** The day on which the buyer wrote it, as text. */
  readonly day: string
}

/** The reply of an editor to a buyer, with the message that it answers. */
export function leadReplyEmail(reply: Reply, { publisher, message, day }: AnsweredMessage) {
  const subject = oneLine(reply.subject)
  const text = reply.text.trim()
  const quoted = splitLines(message)
  const intro = `You wrote on ${day}:`
  return {
    subject,
    text: [text, '', intro, ...quoted.map((one) => `> ${one}`), ''].join('\n'),
    html: emailLayout({
      subject,
      publisher: oneLine(publisher),
      heading: subject,
      body: text
        .split(/\n\s*\n/)
        .map(
          (paragraph) =>
            `<p style="margin:0 0 16px">${splitLines(paragraph).map(escapeHtml).join('<br>')}</p>`,
        )
        .join('\n'),
      foot: `${escapeHtml(intro)}<br><span style="display:block;margin-top:8px;padding:2px 0 2px 16px;border-left:3px solid ${line};overflow-wrap:anywhere">${quoted.map(escapeHtml).join('<br>')}</span>`,
    }),
  }
}
