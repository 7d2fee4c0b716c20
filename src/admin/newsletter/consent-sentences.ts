import { consentForms } from '@/domain/newsletter/consent-forms'
import { formatMoment } from '@/lib/dates/format-date'

type Consent = Readonly<Record<string, unknown>>

const places: Readonly<Record<(typeof consentForms)[number]['value'], string>> = {
  home: 'on the home page form',
  'newsletter-page': 'on the newsletter page form',
  'unsubscribe-page': 'by resubscribing on the unsubscribe page',
  import: 'elsewhere, imported from a file',
  staff: 'elsewhere, entered by staff',
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Describes a consent, one sentence per known fact. */
export function consentSentences(consent: Consent): string[] {
  const form = consentForms.find(({ value }) => value === consent.form)?.value
  const [at, wording, source, confirmed] = [
    'givenAt',
    'wordingVersion',
    'source',
    'confirmedAt',
  ].map((name) => text(consent[name]))
  if (!at && !form && !source) return ['No consent is recorded.']
  const when = at ? `on ${formatMoment(at)}` : 'at an unknown time'
  return [
    `Agreed ${when}${form ? `, ${places[form]}` : ''}.`,
    ...(wording ? [`Version of the form text: ${wording}.`] : []),
    ...(source ? [`Where and when: ${source}`] : []),
    ...(confirmed ? [`Confirmed by email on ${formatMoment(confirmed)}.`] : []),
  ]
}
