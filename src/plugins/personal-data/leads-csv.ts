import { getLabel, interests, leadSources, leadStatuses } from '@/domain/enums'
import { csvHead, csvLines } from '@/lib/csv/csv'
import { formatZonelessMoment } from '@/lib/dates/format-date'

/** A lead in the export. Times are ISO dates. */
export interface LeadRow {
  readonly id: number
  readonly receivedAt: string
  readonly status: string
  readonly source: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly community: string | null
  readonly home: string | null
  readonly plan: string | null
  readonly builder: string | null
  /** Who received it, as the form named them. */
  readonly recipients: readonly string[]
  readonly consent: string | null
  readonly interest: string | null
  readonly subject: string | null
  readonly message: string
  readonly owner: string | null
  readonly contactedAt: string | null
  readonly closedAt: string | null
  readonly notes: readonly { readonly at: string; readonly by: string; readonly text: string }[]
}

const local = (iso: string | null) => (iso === null ? '' : formatZonelessMoment(iso))

/** Columns of the file: the name, and the value for a lead. */
const columns: readonly (readonly [string, (lead: LeadRow) => string])[] = [
  ['Lead', ({ id }) => String(id)],
  ['Received (UTC)', ({ receivedAt }) => receivedAt],
  ['Received (San Antonio)', ({ receivedAt }) => local(receivedAt)],
  ['Status', ({ status }) => getLabel(leadStatuses, status)],
  ['Source', ({ source }) => getLabel(leadSources, source)],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Community', ({ community }) => community ?? ''],
  ['Home', ({ home }) => home ?? ''],
  ['Plan', ({ plan }) => plan ?? ''],
  ['Builder', ({ builder }) => builder ?? ''],
  ['Interest', ({ interest }) => (interest === null ? '' : getLabel(interests, interest))],
  ['Subject', ({ subject }) => subject ?? ''],
  ['Message', ({ message }) => message],
  ['Recipients', ({ recipients }) => recipients.join(', ')],
  ['Consent', ({ consent }) => consent ?? ''],
  ['Owner', ({ owner }) => owner ?? ''],
  ['Contacted (UTC)', ({ contactedAt }) => contactedAt ?? ''],
  ['Contacted (San Antonio)', ({ contactedAt }) => local(contactedAt)],
  ['Closed (UTC)', ({ closedAt }) => closedAt ?? ''],
  ['Closed (San Antonio)', ({ closedAt }) => local(closedAt)],
  [
    'Notes',
    ({ notes }) => notes.map(({ at, by, text }) => `${local(at)}, ${by}: ${text}`).join('\n'),
  ],
]

/** The start of the file: byte-order mark and header line. */
export function leadsCsvHead(): string {
  return csvHead(columns.map(([name]) => name))
}

export function leadsCsvLines(leads: readonly LeadRow[]): string {
  return csvLines(leads.map((lead) => columns.map(([, format]) => format(lead))))
}
