import { X } from 'lucide-react'
import { plural } from '@/domain/plural'
import type { ActiveFilter } from '../active-filters'

interface ResultSummaryProps {
  shown: number
  total: number
  filters: readonly ActiveFilter[]
  onRemove: (name: ActiveFilter['name']) => void
  onClear: () => void
}

/** How many communities match, said aloud when it changes, and what narrows them. */
export function ResultSummary({ shown, total, filters, onRemove, onClear }: ResultSummaryProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p aria-live="polite" className="mr-1">
        {filters.length === 0 ? (
          <strong className="figures">{plural(total, 'community', 'communities')}</strong>
        ) : (
          <>
            <strong className="figures">{shown}</strong> of {total} communities match
          </>
        )}
      </p>
      {filters.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          onClick={() => onRemove(name)}
          aria-label={`Remove filter ${label}`}
          className="inline-flex min-h-9 items-center gap-2 rounded-full bg-primary-tint px-3.5 font-semibold text-primary text-sm transition-colors hover:bg-hairline"
        >
          {label}
          <X aria-hidden className="size-3.5" strokeWidth={2.2} />
        </button>
      ))}
      {filters.length > 0 ? (
        <button
          type="button"
          onClick={onClear}
          className="quiet-link min-h-9 font-semibold text-primary text-sm"
        >
          Clear all filters
        </button>
      ) : null}
    </div>
  )
}
