import { escapeHtml } from '@/domain/text/plain-text'
import { emailPart } from './email-parts'

/**
 * The colors and fonts of the guide; email clients do not reliably support style sheets or web
 * fonts.
 */
export const emailColors = {
  soft: '#566166',
  line: '#E6DFD3',
  agave: '#1F4E4A',
} as const
export const emailFont = `font-family:Figtree,'Helvetica Neue',Arial,sans-serif`

const { agave } = emailColors

/** The content of the layout: plain texts, and parts that are already HTML. */
interface Paper {
  readonly subject: string
  readonly publisher: string
  readonly heading: string
  readonly body: string
  readonly foot: string
}

/** The HTML of a letter to one person: a heading, a text, and what stands below the paper. */
export const emailLayout = ({ subject, publisher, heading, body, foot }: Paper): string =>
  [
    emailPart.start({ subject, publisher }),
    emailPart.heading(heading),
    emailPart.text(body),
    emailPart.end(foot),
  ].join('\n')

/** A button within a text. Outlook shows the padding of a cell, not that of a link. */
export function emailButton({ href, label }: { href: string; label: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="${agave}" style="border-radius:10px;padding:13px 22px"><a href="${escapeHtml(href)}" style="color:#FFFFFF;${emailFont};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`
}
