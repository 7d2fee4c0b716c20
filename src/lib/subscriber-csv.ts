import { consentForms, interests, labelOf, subscriptionStatuses } from '@/domain/options'
import { csvOf } from './csv'
import { paths } from './paths'

/** A subscriber as an export reads one from the database. */
export type ExportedSubscriber = Readonly<
  Record<
    | 'email'
    | 'name'
    | 'firstName'
    | 'lastName'
    | 'zipCode'
    | 'phoneNumber'
    | 'interest'
    | 'status'
    | 'consentGivenAt'
    | 'consentForm'
    | 'consentSource'
    | 'unsubscribeToken',
    string | null
  >
> & {
  readonly isRealtor: boolean | null
  readonly areas: readonly string[]
}

/** As Mailchimp, Brevo and the like expect their columns; those that they do not know they skip. */
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

/** Mailing services divide tags at commas. */
const asTag = (text: string) => text.replace(/, TX$/, '').replaceAll(',', ' ')

function tagsOf({ interest, areas, isRealtor }: ExportedSubscriber): string {
  const tags = [...(interest ? [labelOf(interests, interest)] : []), ...areas]
  return [...tags, ...(isRealtor ? ['Realtor'] : [])].map(asTag).join(', ')
}

const yesOrNo = (answer: boolean | null) => (answer === null ? '' : answer ? 'Yes' : 'No')

/**
 * Subscribers as a file for a mailing service. `origin` is the site's address without a closing
 * slash. Where only a whole name is known it stands as the first: nobody can tell where it divides.
 */
export function subscribersCsv(rows: readonly ExportedSubscriber[], origin: string): string {
  return csvOf(
    columns,
    rows.map((row) => [
      row.email,
      row.firstName ?? row.name,
      row.lastName,
      row.zipCode,
      row.phoneNumber,
      tagsOf(row),
      labelOf(subscriptionStatuses, row.status ?? ''),
      labelOf(interests, row.interest ?? ''),
      row.areas.join('; '),
      yesOrNo(row.isRealtor),
      row.consentGivenAt,
      labelOf(consentForms, row.consentForm ?? ''),
      row.consentSource,
      row.unsubscribeToken ? origin + paths.unsubscribe(row.unsubscribeToken) : null,
    ]),
  )
}
