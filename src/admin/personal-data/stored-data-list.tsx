import type { StoredPersonalData } from '@/contract/personal-data/person-erasure'
import { formatNumber } from '@/domain/text/format-number'

const names: readonly { readonly of: keyof StoredPersonalData; readonly name: string }[] = [
  { of: 'leads', name: 'Leads and their notes' },
  { of: 'emails', name: 'Emails in the email log' },
  { of: 'subscriptions', name: 'Newsletter subscriptions' },
  {
    of: 'mistakeReports',
    name: 'Reports of mistakes (only the person’s words and address are erased)',
  },
  { of: 'alerts', name: 'Email alerts' },
  { of: 'savedFilters', name: 'Saved filters with the person’s data' },
  { of: 'titles', name: 'Titles in the audit log' },
  { of: 'submissions', name: 'Builders’ submissions (only the person’s data is erased)' },
  { of: 'files', name: 'Builders’ files (the whole file is deleted)' },
]

/** The number of stored or erased records of each kind. */
export function StoredDataList({ stored }: { stored: StoredPersonalData }) {
  return (
    <dl className="erase__kept">
      {names.map(({ of, name }) => (
        <div key={of} data-none={stored[of] === 0}>
          <dt>{name}</dt>
          <dd>{formatNumber(stored[of])}</dd>
        </div>
      ))}
    </dl>
  )
}
