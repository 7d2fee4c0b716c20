import { z } from 'zod/mini'
import { typedEmail, typedText } from '@/contract/forms/text-fields'
import { fieldMessages } from '@/contract/messages'
import { type Interest, interests, newsletterAreas } from '@/domain/enums'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import type { SubscriberRow } from './read'

const upTo = (max: number) => typedText({ min: 0, max, message: '' })
const YES = ['yes', 'true', '1', 'y']
const NO = ['no', 'false', '0', 'n']

function parseInterest(text: string): Interest | null | undefined {
  const plain = text.toLowerCase()
  if (plain === '') return null
  return interests.find(({ value, label }) => value === plain || label.toLowerCase() === plain)
    ?.value
}

/** Accepts `Boerne` for `Boerne, TX`; areas that the form does not offer are not changed. */
function parseAreas(text: string): string[] {
  const written = text.split(';').map((area) => area.trim())
  return written.filter(Boolean).map((area) => {
    const plain = area.toLowerCase()
    return (
      newsletterAreas.find((own) =>
        [own, own.replace(/, TX$/, '')].some((name) => name.toLowerCase() === plain),
      ) ?? area
    )
  })
}

/** Mailing services write times in UTC without a time zone. */
function parseDate(text: string): Date | null {
  if (text === '') return null
  return new Date(/z$|[+-]\d\d:?\d\d$/i.test(text) ? text : `${text}Z`)
}

function parseIsRealtor(text: string): boolean | null | undefined {
  const plain = text.toLowerCase()
  if (plain === '') return null
  return YES.includes(plain) ? true : NO.includes(plain) ? false : undefined
}

const nameable = <Value>(what: string) =>
  z.custom<Value>((value) => value !== undefined, `${what} is not valid`)

/** A subscriber as parsed from a row. */
const importedSubscriber = z.object({
  email: typedEmail(fieldMessages.email),
  firstName: upTo(80),
  lastName: upTo(80),
  name: upTo(165),
  zipCode: upTo(12),
  phoneNumber: upTo(40),
  interest: nameable<Interest | null>('The interest'),
  areas: z.array(upTo(120)).check(z.maxLength(20, 'Choose 20 at most')),
  isRealtor: nameable<boolean | null>('The realtor value'),
  consentDate: z.nullable(
    z
      .date('The consent date is not valid')
      .check(z.refine((date) => date.getTime() <= Date.now(), 'The consent date is in the future')),
  ),
})
export type ImportedSubscriber = z.infer<typeof importedSubscriber> & { readonly digest: string }

/** Parses a row; returns an error message if it is invalid. */
export function subscriberIn({ cells }: SubscriberRow) {
  const { email, firstName, lastName, name, zipCode, phoneNumber } = cells
  const { data, error } = importedSubscriber.safeParse({
    email: email.toLowerCase(),
    firstName,
    lastName,
    zipCode,
    phoneNumber,
    name: name || `${firstName} ${lastName}`.trim(),
    interest: parseInterest(cells.interest),
    areas: parseAreas(cells.areas),
    isRealtor: parseIsRealtor(cells.realtor),
    consentDate: parseDate(cells.consentDate),
  })
  return data
    ? { subscriber: { ...data, digest: hashEmailAddress(data.email) }, reason: null }
    : { subscriber: null, reason: error.issues[0]?.message ?? fieldMessages.email }
}
