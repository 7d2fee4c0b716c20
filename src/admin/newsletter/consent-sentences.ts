import { consentForms } from '@/domain/enums'
import { formatMoment } from '@/lib/format-date'

type Consent = Readonly<Record<string, unknown>>

const places: Readonly<Record<(typeof consentForms)[number]['value'], string>> = {
  home: 'with the form of the home page',
  'newsletter-page': 'with the form of the newsletter page',
  'unsubscribe-page': 'by taking back the unsubscription on its page',
  import: 'elsewhere, and came with a file',
  staff: 'elsewhere, and was entered by staff',
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
  if (!at && !form && !source) return ['Nothing is known of a consent.']
  const when = at ? `on ${formatMoment(at)}` : 'at a time that is not known'
  return [
    `Agreed ${when}${form ? `, ${places[form]}` : ''}.`,
    ...(wording ? [`The words of the form were those of version ${wording}.`] : []),
    ...(source ? [`Where and when: ${source}`] : []),
    ...(confirmed ? [`Confirmed by mail on ${formatMoment(confirmed)}.`] : []),
  ]
}
