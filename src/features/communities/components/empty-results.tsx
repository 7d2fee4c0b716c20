'use client'

import { Search, SearchX } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import { plural } from '@/domain/text/plural'
import type { SearchState } from '../search-params'
import type { SuggestedSearch } from '../suggest-searches'

interface EmptyResultsProps {
  /** The words that were searched for. */
  words: string
  hint: string
  suggestions: readonly SuggestedSearch[]
  onChoose: (state: SearchState) => void
  onClear: () => void
}

const headings: Record<SuggestedSearch['kind'], string> = {
  without: 'Remove one filter',
  only: 'Keep only one filter',
}

/** Advice when nothing matches: which filter to drop, and how many matches that would leave. */
export function EmptyResults({ words, hint, suggestions, onChoose, onClear }: EmptyResultsProps) {
  const [first] = suggestions
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-hairline bg-surface px-6 py-12 text-center">
      <SearchX aria-hidden className="size-9 text-accent" strokeWidth={1.5} />
      <p className="font-display text-2xl">{messages.emptyCommunities}</p>
      <p className="max-w-96 text-ink-soft">{hint}</p>
      {first ? (
        <div className="w-full max-w-96">
          <h2 className="mb-2 font-sans font-semibold text-sm tracking-normal">
            {headings[first.kind]}
          </h2>
          <ul className="grid gap-2">
            {suggestions.map(({ kind, label, state, count }) => (
              <li key={label}>
                <button
                  type="button"
                  onClick={() => onChoose(state)}
                  className="flex min-h-11 w-full items-center justify-between gap-4 rounded-md border border-control px-4 py-2 text-left transition-colors hover:bg-primary-tint"
                >
                  <span>
                    {kind} <strong className="font-semibold">{label}</strong>
                  </span>
                  <span className="figures whitespace-nowrap text-ink-soft text-sm">
                    {plural(count, 'community', 'communities')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {words === '' ? null : (
        <PageLink
          href={paths.searchFor(words)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary"
        >
          <Search aria-hidden className="size-4.5" strokeWidth={1.8} />
          <span className="quiet-link [overflow-wrap:anywhere]">
            Search the whole guide for “{words}”
          </span>
        </PageLink>
      )}
      <Button variant="outline" onClick={onClear}>
        Clear all filters
      </Button>
    </div>
  )
}
