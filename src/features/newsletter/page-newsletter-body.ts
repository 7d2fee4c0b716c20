import type { NewsletterPageBody } from '@/contract/newsletter/newsletter'
import { OTHER_AREA } from '@/domain/enums'
import { otherAreaWith } from '@/domain/newsletter/areas'

/** Required fields in the order of the form. */
const required = ['firstName', 'lastName', 'email', 'zipCode', 'isRealtor'] as const

interface Typed {
  readonly body: NewsletterPageBody
  /** The first required field that is empty. */
  readonly missing: (typeof required)[number] | null
}

/** Converts the form of the newsletter page to a request body. */
export function pageNewsletterBody(form: FormData): Typed {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [firstName, lastName] = [text('firstName'), text('lastName')]
  const areas = form.getAll('areasOfInterest').map(String)
  // The text field is only hidden, so its value counts only while Other is selected.
  const otherArea = areas.includes(OTHER_AREA) ? text('otherArea') : ''
  return {
    body: {
      firstName,
      lastName,
      name: `${firstName} ${lastName}`.trim(),
      email: text('email'),
      zipCode: text('zipCode'),
      phoneNumber: text('phoneNumber'),
      isRealtor: text('isRealtor') === 'yes',
      areasOfInterest: areas.map((area) => (area === OTHER_AREA ? otherAreaWith(otherArea) : area)),
      otherArea,
    },
    missing: required.find((name) => text(name) === '') ?? null,
  }
}
