import { escapeHtml, oneLine } from '@/domain/text/plain-text'
import { emailButton, emailColors, emailLayout } from '../email-layout'

interface AskedRecipient {
  readonly name: string
  /** The links for the two answers. */
  readonly yes: string
  readonly notYet: string
}

interface Content {
  readonly recipients: readonly AskedRecipient[]
  readonly publisher: string
}

const YES = 'Yes, I have an answer'
const NOT_YET = 'Not yet'

const getQuestion = (name: string) => oneLine(`Did you get an answer from ${name}?`)

/** The email that asks a buyer, once, whether a lead was answered. */
export function leadQuestionEmail({ recipients, publisher }: Content) {
  const subject = 'Did you get an answer?'
  const intro = `Two days ago you wrote through ${oneLine(publisher)}.`
  const note =
    'We ask once. If there is no answer, our editors follow up. Builders see how many buyers had an answer, and never who said so.'
  const blocks = recipients.map(
    ({ name, yes, notYet }) => `${getQuestion(name)}\n\n${YES}:\n${yes}\n\n${NOT_YET}:\n${notYet}`,
  )
  const body = recipients.map(
    ({
      name,
      yes,
      notYet,
    }) => `<p style="margin:24px 0 12px;font-weight:600">${escapeHtml(getQuestion(name))}</p>
<div style="margin:0 0 8px">${emailButton({ href: yes, label: YES })}</div>
<p style="margin:0;padding:10px 0"><a href="${escapeHtml(notYet)}" style="color:${emailColors.agave};font-weight:600">${NOT_YET}</a></p>`,
  )
  return {
    subject,
    text: `${[intro, ...blocks, note].join('\n\n')}\n\n-- \n${oneLine(publisher)}\n`,
    html: emailLayout({
      subject,
      publisher,
      heading: subject,
      body: `<p style="margin:0">${escapeHtml(intro)}</p>\n${body.join('\n')}`,
      foot: escapeHtml(note),
    }),
  }
}
