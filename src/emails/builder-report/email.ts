import { BUYERS_SAY, describeAnswerRecord } from '@/domain/leads/answers'
import { REPORT_LINK_DAYS, type ReportWords } from '@/domain/reports/email-words'
import { monthTitle } from '@/domain/reports/month'
import type { ReportSummary } from '@/domain/reports/report'
import { type ShownFigure, shownFigures } from '@/domain/reports/shown-figures'
import { escapeHtml, oneLine, splitLines } from '@/domain/text/plain-text'
import { emailButton, emailColors, emailFont, emailLayout } from '../email-layout'

interface Content {
  readonly summary: ReportSummary
  readonly words: ReportWords
  /** The URL of the public report. */
  readonly href: string
  readonly publisher: string
}

const { soft, line } = emailColors

/** The value of a bar and what it is compared with: `1,200 (September 1,000, Guide median 600)`. */
function inWords({ label, value, note, bars }: ShownFigure): string {
  const compared = bars.filter(({ kind }) => kind !== 'now')
  const parts = [...compared.map((bar) => `${bar.label} ${bar.text}`), ...(note ? [note] : [])]
  return `${label}: ${value}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`
}

const cell = (content: string, style: string) =>
  `<td style="padding:10px 0;border-top:1px solid ${line};${style}">${content}</td>`

function row({ label, value, note, bars }: ShownFigure): string {
  const compared = bars
    .filter(({ kind }) => kind !== 'now')
    .map((bar) => `${escapeHtml(bar.label)}&nbsp;${escapeHtml(bar.text)}`)
  const small = [...compared, ...(note ? [escapeHtml(note)] : [])].join(' · ')
  const beside = small ? `<br><span style="color:${soft};font-size:14px">${small}</span>` : ''
  return `<tr>${cell(`${escapeHtml(label)}${beside}`, 'padding-right:16px')}${cell(
    escapeHtml(value),
    'font-size:22px;font-weight:600;text-align:right;white-space:nowrap;vertical-align:top',
  )}</tr>`
}

/** The monthly email to a builder: the words, the figures, and the link to the report. */
export function reportEmail({ summary, words, href, publisher }: Content) {
  const subject = oneLine(words.subject, 200)
  const heading = `${summary.builder.name}, ${monthTitle(summary.month)}`
  const figures = shownFigures(summary)
  const buyersSay = summary.buyersSay && `${describeAnswerRecord(summary.buyersSay)} ${BUYERS_SAY}`
  const label = 'See the full report'
  const validity = `The link works for ${REPORT_LINK_DAYS} days and needs no sign-in.`
  const text = [
    words.text.trim(),
    heading,
    figures.map(inWords).join('\n'),
    ...(buyersSay ? [buyersSay] : []),
    `${label}:\n${href}`,
    validity,
  ].join('\n\n')
  const html = emailLayout({
    subject,
    publisher,
    heading,
    body: `<p style="margin:0 0 24px;overflow-wrap:anywhere">${splitLines(words.text.trim()).map(escapeHtml).join('<br>')}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 28px;${emailFont}">${figures.map(row).join('')}</table>
${buyersSay ? `<p style="margin:0 0 24px">${escapeHtml(buyersSay)}</p>\n` : ''}${emailButton({ href, label })}`,
    foot: escapeHtml(validity),
  })
  return { subject, text: `${text}\n`, html }
}
