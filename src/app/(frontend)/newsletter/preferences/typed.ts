import { emailedPaths } from '@/config/emailed-paths'
import { env } from '@/config/env'
import {
  type TypedPreferences,
  typedPreferences,
} from '@/contract/newsletter/newsletter-preferences'
import { typedValues } from '@/http/typed-values'

/** The preferences after a validation error. */
export const typedInForm = typedValues({
  name: 'newsletter-preferences',
  path: new URL(emailedPaths.newsletterPreferences(''), env.SITE_URL).pathname,
  schema: typedPreferences,
})

/** The submitted values of the form. */
export function typedIn(form: FormData): TypedPreferences {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    name: text('name'),
    interest: text('interest'),
    isRealtor: text('isRealtor'),
    frequency: text('frequency'),
    areasOfInterest: form.getAll('areasOfInterest').map(String),
    otherArea: text('otherArea'),
  }
}
