import type { NewsletterPageBody } from '@/contract/newsletter'
import { OTHER_AREA } from '@/domain/options'

/** The fields that have to be filled in, in the order in which they stand. */
const required = ['firstName', 'lastName', 'email', 'zipCode', 'isRealtor'] as const

interface Typed {
  readonly body: NewsletterPageBody
  /** The first required field that is empty. */
  readonly missing: (typeof required)[number] | null
}

/** What stands in the newsletter page's form, in the words of the contract. */
export function pageNewsletterBody(form: FormData): Typed {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [firstName, lastName] = [text('firstName'), text('lastName')]
  const areas = form.getAll('areasOfInterest').map(String)
  // Its box is only put out of sight: what was typed there counts while its area is chosen.
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
      areasOfInterest: areas.map((area) =>
        area === OTHER_AREA && otherArea ? `${OTHER_AREA}: ${otherArea}` : area,
      ),
      otherArea,
    },
    missing: required.find((name) => text(name) === '') ?? null,
  }
}
