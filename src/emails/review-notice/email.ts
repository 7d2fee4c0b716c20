import type { ReviewStep } from '@/domain/review/review'
import { escapeHtml, oneLine, splitLines } from '@/domain/text/plain-text'
import { emailButton, emailColors, emailLayout } from '../email-layout'

/** The document of an email, and where its links lead. */
interface Place {
  /** The title of the document. */
  readonly title: string
  /** The URL of the document's form. */
  readonly href: string
  /** The URL of the recipient's account. */
  readonly accountHref: string
  readonly publisher: string
}

/** The step of a review as the subject and a sentence of an email. */
function describeStep({ state }: ReviewStep, by: string, title: string) {
  if (state === 'submitted')
    return { subject: `To review: ${title}`, reason: `${by} submitted “${title}” for review.` }
  if (state === 'changes-requested')
    return {
      subject: `Changes requested: ${title}`,
      reason: `${by} requested changes to “${title}”.`,
    }
  return { subject: `Approved: ${title}`, reason: `${by} approved and published “${title}”.` }
}

interface Notice {
  readonly subject: string
  readonly reason: string
  /** The words of a person; may be empty. */
  readonly words: string
}

/** An email about a document, with the words of a person and a link to the form. */
function noticeEmail({ subject, reason, words }: Notice, { href, accountHref, publisher }: Place) {
  const label = 'Open in the back office'
  const setting = 'You can turn off emails about reviews and comments in your account:'
  const text = [reason, words, `${label}:\n${href}`, `${setting}\n${accountHref}`]
    .filter((part) => part !== '')
    .join('\n\n')
  const quote = `<p style="margin:0 0 24px;padding:2px 0 2px 16px;border-left:3px solid ${emailColors.line};overflow-wrap:anywhere">${splitLines(words).map(escapeHtml).join('<br>')}</p>`
  const html = emailLayout({
    subject,
    publisher,
    heading: subject,
    body: `<p style="margin:0 0 24px">${escapeHtml(reason)}</p>
${words ? quote : ''}
${emailButton({ href, label })}`,
    foot: `${escapeHtml(setting)} <a href="${escapeHtml(accountHref)}" style="color:${emailColors.agave}">${escapeHtml(accountHref)}</a>`,
  })
  return { subject, text: `${text}\n`, html }
}

/** The email about a review step. */
export function reviewEmail({ step, title, ...place }: Place & { readonly step: ReviewStep }) {
  const notice = describeStep(step, oneLine(step.by, 120), oneLine(title, 160))
  return noticeEmail({ ...notice, words: step.words }, { title, ...place })
}

/** A comment on a document. */
export interface Comment {
  readonly by: string
  readonly text: string
}

/** The email about a comment. */
export function commentEmail({ comment, title, ...place }: Place & { readonly comment: Comment }) {
  const name = oneLine(title, 160)
  const reason = `${oneLine(comment.by, 120)} commented on “${name}”.`
  return noticeEmail(
    { subject: `Comment: ${name}`, reason, words: comment.text },
    { title, ...place },
  )
}
