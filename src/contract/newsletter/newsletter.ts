import { z } from 'zod/mini'
import { newsletterAreas } from '@/domain/enums'
import { isNewsletterArea } from '@/domain/newsletter/areas'
import { isZipCode } from '@/domain/text/zip-code'
import { sentInterest } from '../forms/interest'
import { typedEmail, typedPhone, typedText } from '../forms/text-fields'
import { fieldMessages } from '../messages'

const { required } = fieldMessages
const line = (max: number) => typedText({ min: 1, max, message: required })
const optionalLine = (max: number) => z.optional(typedText({ min: 0, max, message: required }))

const area = line(120).check(
  z.refine(isNewsletterArea, `Choose one of: ${newsletterAreas.join('; ')}`),
)

/** Input of the newsletter form on the home page. */
export const homeNewsletterForm = z.object({
  email: typedEmail(fieldMessages.email),
  name: line(160),
  interest: sentInterest,
})
export type HomeNewsletterForm = z.infer<typeof homeNewsletterForm>

/** Body of `POST /api/newsletter/subscribe` from the newsletter page. */
export const newsletterPageBody = z.object({
  email: typedEmail(fieldMessages.email),
  firstName: line(80),
  lastName: line(80),
  /** First and last name, joined; derived from them if omitted. */
  name: optionalLine(165),
  zipCode: line(12).check(z.refine((zip) => zip === '' || isZipCode(zip), fieldMessages.zipCode)),
  phoneNumber: z.optional(typedPhone({ min: 0, message: fieldMessages.contactPhone })),
  isRealtor: z.boolean({
    error: ({ input }) => (input === undefined ? required : 'Must be true or false'),
  }),
  areasOfInterest: z._default(z.array(area).check(z.maxLength(20, 'Choose 20 at most')), []),
  otherArea: optionalLine(100),
})
export type NewsletterPageBody = z.infer<typeof newsletterPageBody>

/** Body of `POST /api/newsletter/subscribe`. */
export const newsletterBody = z.union([newsletterPageBody, homeNewsletterForm])
export type NewsletterBody = z.infer<typeof newsletterBody>

const pageKeys = ['firstName', 'lastName', 'zipCode', 'isRealtor', 'areasOfInterest'] as const

/**
 * The schema of the form that sent a body: the newsletter page has fields that the home page does
 * not have.
 */
export function newsletterBodyFor(
  body: unknown,
): typeof newsletterPageBody | typeof homeNewsletterForm {
  const isPage =
    typeof body === 'object' && body !== null && pageKeys.some((key) => Object.hasOwn(body, key))
  return isPage ? newsletterPageBody : homeNewsletterForm
}

/**
 * Response of `POST /api/newsletter/subscribe`, status 201. It does not reveal whether the address
 * was known.
 */
export const newsletterSubscribed = z.object({ subscribed: z.literal(true) })
