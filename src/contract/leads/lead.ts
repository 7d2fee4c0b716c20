import { z } from 'zod/mini'
import { interest, sentInterest } from '../forms/interest'
import { typedEmail, typedPhone, typedText } from '../forms/text-fields'
import { fieldMessages } from '../messages'

const person = {
  name: typedText({ min: 2, max: 120, message: fieldMessages.name }),
  email: typedEmail(fieldMessages.email),
  phone: typedPhone({ min: 10, message: fieldMessages.phone }),
  message: typedText({ min: 10, max: 5000, message: fieldMessages.message }),
}

/** A document ID. IDs are strings in the API; numbers are accepted. */
const id = z.pipe(
  z.union([z.string(), z.number()], 'Must be an id'),
  z.transform((value: string | number) => String(value)),
)

/** The maximum number of builders that receive one request. */
const RECIPIENTS_MAX = 20

/** Input of the tour request form of a community. */
export const tourRequestForm = z.object(person)
export type TourRequestForm = z.infer<typeof tourRequestForm>

/** Room for the preferred day and time, which the form appends to the message. */
const TOUR_MESSAGE_LENGTH = 4900

/** The form of the page, whose preferred day and time become the last line of the message. */
export const tourForm = z.extend(tourRequestForm, {
  message: typedText({ min: 10, max: TOUR_MESSAGE_LENGTH, message: fieldMessages.message }),
  /** A day of the visitor's calendar, or empty. */
  day: z
    .string()
    .check(
      z.refine(
        (day) => day === '' || day >= new Date().toLocaleDateString('en-CA'),
        'Choose today or a later day',
      ),
    ),
  time: z.string(),
})

/** Input of the message form of a builder. */
export const builderContactForm = z.object({ ...person, interest })

/** Maximum length of a subject, in characters. */
export const SUBJECT_LENGTH = 200

/** Input of the contact form. */
export const contactForm = z.object({
  firstName: typedText({ min: 2, max: 80, message: fieldMessages.firstName }),
  lastName: typedText({ min: 2, max: 80, message: fieldMessages.lastName }),
  email: typedEmail(fieldMessages.contactEmail),
  phone: typedPhone({ min: 10, message: fieldMessages.contactPhone }),
  subject: typedText({ min: 5, max: SUBJECT_LENGTH, message: fieldMessages.subject }),
  message: typedText({ min: 10, max: 5000, message: fieldMessages.message }),
})

export const tourRequestBody = z.extend(tourRequestForm, {
  interest: sentInterest,
  communityId: id,
  /** A home of the community, if the buyer asks about one. */
  homeId: z.optional(id),
  /** A plan of the community, if the buyer asks about one. */
  planId: z.optional(id),
  /**
   * The builders of the community that receive the request; none are the editors of the guide.
   * Without the field, the community's sales office or its first builder receives it.
   */
  builderIds: z.optional(z.array(id).check(z.maxLength(RECIPIENTS_MAX))),
  source: z.literal('tour-request'),
})

export const builderContactBody = z.extend(builderContactForm, {
  interest: sentInterest,
  builderId: id,
  source: z.literal('builder-contact'),
})

export const contactBody = z.extend(contactForm, {
  source: z.literal('contact-page'),
  type: z.literal('general-inquiry', 'Must be general-inquiry'),
})

/** Body of `POST /api/leads`, discriminated by its source. */
export const leadBody = z.discriminatedUnion(
  'source',
  [tourRequestBody, builderContactBody, contactBody],
  'Must be one of: tour-request, builder-contact, contact-page',
)
export type LeadBody = z.infer<typeof leadBody>

/** Response of `POST /api/leads`, status 201. */
export const leadCreated = z.object({ id: z.string() })
