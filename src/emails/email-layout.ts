import { escapeHtml } from '@/domain/text/plain-text'

/**
 * The colors and fonts of the guide; email clients do not reliably support style sheets or web
 * fonts.
 */
export const emailColors = {
  ink: '#1D2528',
  soft: '#566166',
  line: '#E6DFD3',
  agave: '#1F4E4A',
  terracotta: '#B9482A',
} as const
export const emailFont = `font-family:Figtree,'Helvetica Neue',Arial,sans-serif`

const display = `font-family:Fraunces,Georgia,'Times New Roman',serif`
const { ink, soft, line, agave, terracotta } = emailColors

/** The content of the layout: plain texts, and parts that are already HTML. */
interface Paper {
  readonly subject: string
  readonly publisher: string
  readonly heading: string
  readonly body: string
  readonly foot: string
}

/** The HTML layout of an email. It uses tables, which every email client supports. */
export function emailLayout({ subject, publisher, heading, body, foot }: Paper): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#FBF8F3;color:${ink};${emailFont};font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FBF8F3">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 4px 16px;${emailFont};font-size:13px;font-weight:600;letter-spacing:.08em;text-transform:uppercase;color:${terracotta}">${escapeHtml(publisher)}</td></tr>
<tr><td style="background:#FFFFFF;border:1px solid ${line};border-radius:16px;padding:28px 24px">
<h1 style="margin:0 0 20px;${display};font-size:28px;font-weight:500;line-height:1.15;color:${ink}">${escapeHtml(heading)}</h1>
${body}
</td></tr>
<tr><td style="padding:20px 4px 0;${emailFont};font-size:14px;color:${soft}">
${foot}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The main button of the email. */
export function emailButton({ href, label }: { href: string; label: string }): string {
  return `<a href="${escapeHtml(href)}" style="display:inline-block;background:${agave};color:#FFFFFF;${emailFont};font-weight:600;text-decoration:none;padding:13px 22px;border-radius:10px">${escapeHtml(label)}</a>`
}
