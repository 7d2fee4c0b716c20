import { escapeHtml, linesOf } from '@/domain/letter-text'
import type { Fact, Letter } from './letter'

/** The guide's colours and type; mail programs know neither style sheets nor our fonts for sure. */
const ink = '#1D2528'
const soft = '#566166'
const line = '#E6DFD3'
const agave = '#1F4E4A'
const terracotta = '#B9482A'
const display = `font-family:Fraunces,Georgia,'Times New Roman',serif`
const text = `font-family:Figtree,'Helvetica Neue',Arial,sans-serif`

/** The letter as the guide looks: on paper, in tables, which every mail program can draw. */
export function asHtml({ subject, heading, facts, message, answer, links, publisher }: Letter) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#FBF8F3;color:${ink};${text};font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FBF8F3">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 4px 16px;${text};font-size:13px;font-weight:600;letter-spacing:.08em;text-transform:uppercase;color:${terracotta}">${escapeHtml(publisher)}</td></tr>
<tr><td style="background:#FFFFFF;border:1px solid ${line};border-radius:16px;padding:28px 24px">
<h1 style="margin:0 0 20px;${display};font-size:28px;font-weight:500;line-height:1.15;color:${ink}">${escapeHtml(heading)}</h1>
<table role="presentation" cellpadding="0" cellspacing="0" style="${text}">${facts.map(row).join('')}</table>
<p style="margin:24px 0;padding:2px 0 2px 16px;border-left:3px solid ${line};overflow-wrap:anywhere">${linesOf(message).map(escapeHtml).join('<br>')}</p>
<a href="${escapeHtml(answer.href)}" style="display:inline-block;background:${agave};color:#FFFFFF;${text};font-weight:600;text-decoration:none;padding:13px 22px;border-radius:10px">${escapeHtml(answer.label)}</a>
</td></tr>
<tr><td style="padding:20px 4px 0;${text};font-size:14px;color:${soft}">
${links.map(footLink).join('<br>\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function row({ label, value, href }: Fact): string {
  const shown = href ? link(href, value) : escapeHtml(value)
  return `<tr><td valign="top" style="padding:3px 14px 3px 0;color:${soft};font-size:14px;white-space:nowrap">${escapeHtml(label)}</td><td style="padding:3px 0;font-weight:600;overflow-wrap:anywhere">${shown}</td></tr>`
}

function footLink({ label, value, href }: Required<Fact>): string {
  return `${escapeHtml(label)}: ${link(href, value)}`
}

function link(href: string, words: string): string {
  return `<a href="${escapeHtml(href)}" style="color:${agave}">${escapeHtml(words)}</a>`
}
