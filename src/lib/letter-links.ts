import { paths } from './paths'

/** What every letter of the newsletter carries, so that its reader can leave or choose. */
export interface LetterLinks {
  /** For the text of the letter. */
  readonly unsubscribe: string
  readonly preferences: string
  /** Lets mail programs unsubscribe in one step, without opening a page (RFC 2369, RFC 8058). */
  readonly headers: {
    readonly 'List-Unsubscribe': string
    readonly 'List-Unsubscribe-Post': string
  }
}

/** The body of a mail program's one-click request (RFC 8058, section 3.1). */
export const ONE_CLICK = ['List-Unsubscribe', 'One-Click'] as const

/** The ways out of a letter, for the subscription with this token. `origin` has no closing slash. */
export function letterLinks(origin: string, token: string): LetterLinks {
  const unsubscribe = origin + paths.unsubscribe(token)
  return {
    unsubscribe,
    preferences: origin + paths.newsletterPreferences(token),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': ONE_CLICK.join('='),
    },
  }
}
