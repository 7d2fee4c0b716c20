import { type TypedPreferences, typedPreferences } from '@/contract/newsletter-preferences'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'

// Between a form with a mistake and the page that shows it again, what was typed is kept in the
// visitor's own browser for a minute: the form works without scripts, and nothing typed is lost.

/** Its cookie. */
export const TYPED_COOKIE = 'newsletter-preferences'

/** Browsers refuse longer ones; in characters. */
const LONGEST = 3800

/** What stands in a form. */
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

/** The header that keeps what was typed, or lets go of it. */
export function keepTyped(typed: TypedPreferences | null): string {
  const value = typed === null ? '' : Buffer.from(JSON.stringify(typed)).toString('base64url')
  const isKept = value !== '' && value.length <= LONGEST
  return [
    `${TYPED_COOKIE}=${isKept ? value : ''}`,
    `Path=${new URL(paths.newsletterPreferences(''), env.SITE_URL).pathname}`,
    `Max-Age=${isKept ? 60 : 0}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(env.SITE_URL.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
}

/** What a cookie kept; `null` for one that is none of ours. */
export function keptTyped(value: string | undefined): TypedPreferences | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(value ?? '', 'base64url').toString())
    return typedPreferences.safeParse(parsed).data ?? null
  } catch {
    return null
  }
}
