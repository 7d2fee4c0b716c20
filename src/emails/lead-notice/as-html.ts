import { escapeHtml, splitLines } from '@/domain/text/plain-text'
import { emailButton, emailColors, emailFont, emailLayout } from '../email-layout'
import type { Fact, LeadEmail } from './email'

const { soft, line, agave } = emailColors

/** The lead email as HTML. */
export function asHtml({ subject, heading, facts, message, answer, links, publisher }: LeadEmail) {
  const body = `<table role="presentation" cellpadding="0" cellspacing="0" style="${emailFont}">${facts.map(row).join('')}</table>
<p style="margin:24px 0;padding:2px 0 2px 16px;border-left:3px solid ${line};overflow-wrap:anywhere">${splitLines(message).map(escapeHtml).join('<br>')}</p>
${emailButton(answer)}`
  return emailLayout({
    subject,
    publisher,
    heading,
    body,
    foot: links.map(footLink).join('<br>\n'),
  })
}

function row({ label, value, href }: Fact): string {
  const shown = href ? link(href, value) : escapeHtml(value)
  return `<tr><td valign="top" style="padding:3px 14px 3px 0;color:${soft};font-size:14px;white-space:nowrap">${escapeHtml(label)}</td><td style="padding:3px 0;font-weight:600;overflow-wrap:anywhere">${shown}</td></tr>`
}

function footLink({ label, value, href }: Required<Fact>): string {
  return `${escapeHtml(label)}: ${link(href, value)}`
}

function link(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}" style="color:${agave}">${escapeHtml(label)}</a>`
}
