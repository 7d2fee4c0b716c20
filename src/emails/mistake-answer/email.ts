import type { MistakeStatus } from '@/domain/enums'
import { escapeHtml, splitLines } from '@/domain/text/plain-text'
import { emailButton, emailLayout } from '../email-layout'

interface Answer {
  readonly status: Exclude<MistakeStatus, 'open'>
  /** The page that the report is about. */
  readonly title: string
  /** The editors' sentence. */
  readonly answer: string | null
  readonly href: string
  /** The address of the page of corrections. */
  readonly corrections: string
  readonly publisher: string
}

const words = {
  fixed: {
    heading: 'We fixed it',
    opening: 'Thank you for telling us about a mistake. We corrected the page',
  },
  right: {
    heading: 'We checked it',
    opening: 'Thank you for writing to us. We checked, and what the page says is right',
  },
} as const

const LABEL = 'See the page'
const NOTE = 'You get this email once, because you reported a mistake and left your address.'

/** The email that tells a visitor what became of a report. It does not repeat the report. */
export function answerEmail({ status, title, answer, href, corrections, publisher }: Answer) {
  const { heading, opening } = words[status]
  const subject = `${heading}: ${title}`
  const lines = [`${opening}: ${title}.`, ...(answer ? [answer.trim()] : [])]
  const all = `All corrections: ${corrections}`
  const paragraphs = lines.map(
    (line) => `<p style="margin:0 0 16px">${splitLines(line).map(escapeHtml).join('<br>')}</p>`,
  )
  return {
    subject,
    text: `${[...lines, `${LABEL}:\n${href}`, ...(status === 'fixed' ? [all] : []), NOTE].join('\n\n')}\n`,
    html: emailLayout({
      subject,
      publisher,
      heading,
      body: `${paragraphs.join('\n')}\n${emailButton({ href, label: LABEL })}`,
      foot: escapeHtml(NOTE),
    }),
  }
}
