import { z } from 'zod'
import { emailedPaths } from '@/config/emailed-paths'
import { getLabel, interests, subscriptionStatuses } from '@/domain/enums'
import { consentForms } from '@/domain/newsletter/consent-forms'
import { toCsv } from '@/lib/csv/csv'

const text = z.nullable(z.string())

/** A row of the export query. */
export const exportedSubscriber = z.object({
  email: text,
  name: text,
  firstName: text,
  lastName: text,
  zipCode: text,
  phoneNumber: text,
  interest: text,
  status: text,
  consentGivenAt: text,
  consentForm: text,
  consentSource: text,
  unsubscribeToken: text,
  isRealtor: z.nullable(z.boolean()),
  areas: z.array(z.string()),
})

export type ExportedSubscriber = z.infer<typeof exportedSubscriber>

/** Column names of Mailchimp, Brevo and similar services; they skip unknown columns. */
const columns = [
  'Email Address',
  'First Name',
  'Last Name',
  'ZIP',
  'Phone',
  'Tags',
  'Status',
  'Interest',
  'Areas of Interest',
  'Realtor',
  'Consent Date',
  'Consent Form',
  'Consent Source',
  'Unsubscribe Link',
]

/** Mailing services split tags at commas. */
const asTag = (text: string) => text.replace(/, TX$/, '').replaceAll(',', ' ')

function getTags({ interest, areas, isRealtor }: ExportedSubscriber): string {
  const tags = [...(interest ? [getLabel(interests, interest)] : []), ...areas]
  return [...tags, ...(isRealtor ? ['Realtor'] : [])].map(asTag).join(', ')
}

const yesOrNo = (answer: boolean | null) => (answer === null ? '' : answer ? 'Yes' : 'No')

/**
 * Formats subscribers as a CSV file for a mailing service. `origin` has no trailing slash. A name
 * that is only known as a whole is the first name, because it cannot be split reliably.
 */
export function subscribersCsv(rows: readonly ExportedSubscriber[], origin: string): string {
  return toCsv(
    columns,
    rows.map((row) => [
      row.email,
      row.firstName ?? row.name,
      row.lastName,
      row.zipCode,
      row.phoneNumber,
      getTags(row),
      getLabel(subscriptionStatuses, row.status ?? ''),
      getLabel(interests, row.interest ?? ''),
      row.areas.join('; '),
      yesOrNo(row.isRealtor),
      row.consentGivenAt,
      getLabel(consentForms, row.consentForm ?? ''),
      row.consentSource,
      row.unsubscribeToken ? origin + emailedPaths.unsubscribe(row.unsubscribeToken) : null,
    ]),
  )
}
