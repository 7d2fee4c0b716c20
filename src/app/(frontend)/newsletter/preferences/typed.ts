import { emailedPaths } from '@/config/emailed-paths'
import { env } from '@/config/env'
import {
  type TypedPreferences,
  typedPreferences,
} from '@/contract/newsletter/newsletter-preferences'

// After a validation error, the submitted values are stored in a cookie for a minute, so the page
// can show them again without JavaScript.

/** The name of the cookie. */
export const TYPED_COOKIE = 'newsletter-preferences'

/** The maximum length of the cookie's value in characters. Browsers reject longer cookies. */
const LONGEST = 3800

/** The submitted values of the form. */
export function typedIn(form: FormData): TypedPreferences {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    name: text('name'),
    interest: text('interest'),
    isRealtor: text('isRealtor'),
    areasOfInterest: form.getAll('areasOfInterest').map(String),
    otherArea: text('otherArea'),
  }
}

/** A `Set-Cookie` header that stores the values, or deletes the cookie. */
export function keepTyped(typed: TypedPreferences | null): string {
  const value = typed === null ? '' : Buffer.from(JSON.stringify(typed)).toString('base64url')
  const isKept = value !== '' && value.length <= LONGEST
  return [
    `${TYPED_COOKIE}=${isKept ? value : ''}`,
    `Path=${new URL(emailedPaths.newsletterPreferences(''), env.SITE_URL).pathname}`,
    `Max-Age=${isKept ? 60 : 0}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(env.SITE_URL.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
}

/** Parses the cookie. Returns `null` when it is missing or invalid. */
export function readTypedPreferences(value: string | undefined): TypedPreferences | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(value ?? '', 'base64url').toString())
    return typedPreferences.safeParse(parsed).data ?? null
  } catch {
    return null
  }
}
