import { emailedPaths } from './emailed-paths'

/** Links and headers of every newsletter email for unsubscribing and changing preferences. */
export interface NewsletterLinks {
  /** Shown in the text of the email. */
  readonly unsubscribe: string
  readonly preferences: string
  /** Lets mail clients unsubscribe in one step without opening a page (RFC 2369, RFC 8058). */
  readonly headers: {
    readonly 'List-Unsubscribe': string
    readonly 'List-Unsubscribe-Post': string
  }
}

/** The body of a mail client's one-click request (RFC 8058, section 3.1). */
export const ONE_CLICK = ['List-Unsubscribe', 'One-Click'] as const

/**
 * Links for the subscription with this token, in the email of an issue if there is one. `origin` has
 * no trailing slash.
 */
export function newsletterLinks(origin: string, token: string, issue?: number): NewsletterLinks {
  const unsubscribe = origin + emailedPaths.unsubscribe(token, issue)
  return {
    unsubscribe,
    preferences: origin + emailedPaths.newsletterPreferences(token),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': ONE_CLICK.join('='),
    },
  }
}

/** The id of the issue whose link was opened. */
export function readIssue(value: string | readonly string[] | undefined): number | undefined {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined
}
