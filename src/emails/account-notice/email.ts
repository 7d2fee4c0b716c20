import { escapeHtml, oneLine } from '@/domain/text/plain-text'
import { emailLayout } from '../email-layout'

export type AccountEvent =
  | 'email-changed'
  | 'password-changed'
  | 'new-device'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-code-used'

interface Content {
  readonly event: AccountEvent
  /** The name of the user who did it, or `null` if it was the owner. */
  readonly by: string | null
  readonly publisher: string
  /** The browser of a sign-in, such as `Chrome on Windows`. */
  readonly browser?: string | undefined
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
  'new-device': {
    subject: 'New sign-in to your account',
    reason: 'Someone signed in to your account with a browser that you have not used before',
    advice:
      'If this was not you, choose another password with “Forgot password?” on the sign-in page, which ends all sessions, and tell an admin.',
  },
  'second-factor-on': {
    subject: 'Two-step sign-in is on',
    reason: 'Your account now needs a code from your authenticator app to sign in',
    advice: 'If you did not expect this, tell an admin at once: someone else may use your account.',
  },
  'second-factor-off': {
    subject: 'Two-step sign-in is off',
    reason: 'Your account no longer needs a code to sign in',
    advice:
      'If you did not expect this, choose another password with “Forgot password?” on the sign-in page, and tell an admin.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    reason: 'Someone signed in to your account with one of your recovery codes',
    advice:
      'If this was not you, choose another password with “Forgot password?” on the sign-in page, and tell an admin. If you have lost your phone, set up two-step sign-in again in your account.',
  },
}

/** The email to the owner of an account about a change of its credentials. */
export function accountEmail({ event, by, publisher, browser }: Content) {
  const { subject, reason, advice } = words[event]
  const agent = by === null ? '' : ` ${oneLine(by, 120)} changed it.`
  const device = browser === undefined ? '' : ` The browser is ${oneLine(browser, 120)}.`
  const sentence = `${reason} in the back office of ${oneLine(publisher, 120)}.${agent}${device}`
  const html = emailLayout({
    subject,
    publisher,
    heading: subject,
    body: `<p style="margin:0">${escapeHtml(sentence)}</p>`,
    foot: escapeHtml(advice),
  })
  return { subject, text: `${sentence}\n\n${advice}\n`, html }
}
