import { escapeHtml, oneLine } from '@/domain/text/plain-text'
import { emailLayout } from '../email-layout'

export type AccountEvent = 'email-changed' | 'password-changed'

interface Content {
  readonly event: AccountEvent
  /** The name of the user who did it, or `null` if it was the owner. */
  readonly by: string | null
  readonly publisher: string
}

interface Words {
  readonly subject: string
  readonly reason: string
  readonly advice: string
}

/** The email log shows these emails to editors, so they contain no address. */
const words: Readonly<Record<AccountEvent, Words>> = {
  'email-changed': {
    subject: 'Your email address was changed',
    reason: 'You can no longer sign in with this email address',
    advice: 'If you did not expect this, tell an admin at once: someone else may use your account.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    reason: 'Your account has a new password',
    advice:
      'If you did not expect this, choose another password with “Forgot password?” on the sign-in page, and tell an admin.',
  },
}

/** The email to the owner of an account about a change of its credentials. */
export function accountEmail({ event, by, publisher }: Content) {
  const { subject, reason, advice } = words[event]
  const agent = by === null ? '' : ` ${oneLine(by, 120)} changed it.`
  const sentence = `${reason} in the back office of ${oneLine(publisher, 120)}.${agent}`
  const html = emailLayout({
    subject,
    publisher,
    heading: subject,
    body: `<p style="margin:0">${escapeHtml(sentence)}</p>`,
    foot: escapeHtml(advice),
  })
  return { subject, text: `${sentence}\n\n${advice}\n`, html }
}
