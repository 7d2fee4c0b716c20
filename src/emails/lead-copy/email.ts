import { nameRecipients } from '@/domain/leads/recipients'
import { escapeHtml, oneLine, splitLines } from '@/domain/text/plain-text'
import { emailColors, emailLayout } from '../email-layout'
import type { LeadContext } from '../lead-notice/context'

const { line } = emailColors

/** What the request is about: `214 Bluestem Run, Cibolo Ridge Preserve`; `null` for the guide. */
function nameSubject({ community, home, plan, lead, builder }: LeadContext): string | null {
  if (lead.source === 'builder-contact') return builder?.name ?? null
  const listing = home?.address ?? plan?.name
  return [listing, community?.name].filter(Boolean).join(', ') || null
}

/** The copy that a buyer gets: what was asked, and who has it. */
export function leadCopyEmail(context: LeadContext) {
  const { lead, recipients, publisher } = context
  const about = oneLine(nameSubject(context) ?? lead.subject ?? publisher.name)
  const subject = `Your message: ${about}`
  const goesTo = `It goes to ${nameRecipients(recipients)}.`
  const note = `You get this copy because this address was entered in a form of ${publisher.name}. If it was not you, reply to this email.`
  const quoted = splitLines(lead.message)
  return {
    subject,
    text: [
      `${subject}\n`,
      goesTo,
      '',
      // Quoted, so that the text of the form cannot imitate the text of the email.
      ...quoted.map((text) => `> ${text}`),
      '',
      note,
      '',
      `-- \n${oneLine(publisher.name)}`,
      '',
    ].join('\n'),
    html: emailLayout({
      subject,
      publisher: publisher.name,
      heading: subject,
      body: `<p style="margin:0 0 16px">${escapeHtml(goesTo)}</p>
<p style="margin:24px 0 0;padding:2px 0 2px 16px;border-left:3px solid ${line};overflow-wrap:anywhere">${quoted.map(escapeHtml).join('<br>')}</p>`,
      foot: escapeHtml(note),
    }),
  }
}
