'use client'

import { SearchX } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { messages } from '@/content/messages'
import { plural } from '@/domain/text/plural'
import type { DroppableFilter } from '../use-community-search'

interface EmptyResultsProps {
  hint: string
  /** The filters that leave matches if one of them is dropped. */
  droppable: readonly DroppableFilter[]
  onDrop: (filter: DroppableFilter) => void
  onClear: () => void
}

/** What to do when nothing matches: which filter to drop, and what each would leave. */
export function EmptyResults({ hint, droppable, onDrop, onClear }: EmptyResultsProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-hairline bg-surface px-6 py-12 text-center">
      <SearchX aria-hidden className="size-9 text-accent" strokeWidth={1.5} />
      <p className="font-display text-2xl">{messages.emptyCommunities}</p>
      <p className="max-w-96 text-ink-soft">{hint}</p>
      {droppable.length > 0 ? (
        <div className="w-full max-w-96">
          <h2 className="mb-2 font-sans font-semibold text-sm tracking-normal">
            Drop one filter and there is
          </h2>
          <ul className="grid gap-2">
            {droppable.map((filter) => (
              <li key={filter.label}>
                <button
                  type="button"
                  onClick={() => onDrop(filter)}
                  className="flex min-h-11 w-full items-center justify-between gap-4 rounded-md border border-control px-4 py-2 text-left transition-colors hover:bg-primary-tint"
                >
                  <span>
                    without <strong className="font-semibold">{filter.label}</strong>
                  </span>
                  <span className="figures whitespace-nowrap text-ink-soft text-sm">
                    {plural(filter.count, 'community', 'communities')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Button variant="outline" onClick={onClear}>
        Clear all filters
      </Button>
    </div>
  )
}
