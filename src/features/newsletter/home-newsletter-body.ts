import type { HomeNewsletterForm } from '@/contract/newsletter/newsletter'
import { interests } from '@/domain/enums'

interface Typed {
  readonly body: HomeNewsletterForm
  /** The first required field that is empty. */
  readonly missing: 'name' | 'email' | null
}

/** Converts the form of the home page to a request body. */
export function homeNewsletterBody(form: FormData): Typed {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const name = text('name')
  const email = text('email')
  const interest = interests.find(({ value }) => value === text('interest'))?.value
  return {
    body: { email, name, ...(interest ? { interest } : {}) },
    missing: name === '' ? 'name' : email === '' ? 'email' : null,
  }
}
