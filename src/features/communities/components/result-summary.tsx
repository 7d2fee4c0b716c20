import { X } from 'lucide-react'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import type { CommunitySearch } from '../use-community-search'

function Count({ search: { count, total, filters } }: { search: CommunitySearch }) {
  if (filters.length === 0) {
    return <strong className="figures">{plural(total, 'community', 'communities')}</strong>
  }
  return (
    <>
      <strong className="figures">{formatNumber(count)}</strong> of {formatNumber(total)}{' '}
      communities match
    </>
  )
}

interface ResultSummaryProps {
  search: CommunitySearch
}

/** The number of matches, announced when it changes, and the active filters. */
export function ResultSummary({ search }: ResultSummaryProps) {
  const { filters, isLoading, failure } = search
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p role="status" aria-busy={isLoading} className="mr-1">
        <Count search={search} />
      </p>
      {filters.map(({ label, removal }) => (
        <button
          key={label}
          type="button"
          onClick={() => search.change(removal)}
          aria-label={`Remove filter ${label}`}
          className="inline-flex min-h-9 items-center gap-2 rounded-full bg-primary-tint px-3.5 font-semibold text-primary text-sm transition-colors hover:bg-hairline max-md:min-h-11"
        >
          {label}
          <X aria-hidden className="size-3.5" strokeWidth={2.2} />
        </button>
      ))}
      {filters.length > 0 ? (
        <button
          type="button"
          onClick={search.clear}
          className="min-h-9 font-semibold text-sm max-md:min-h-11"
        >
          <span className="quiet-link">Clear all filters</span>
        </button>
      ) : null}
      {failure ? (
        <p role="alert" className="w-full text-danger text-sm">
          Only a part of the communities could be loaded. Reload the page to see them all.
        </p>
      ) : null}
    </div>
  )
}
