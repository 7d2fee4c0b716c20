import type { ActiveFilter } from './active-filters'
import { type SearchState, withChange } from './search-params'

/** A search close to one without matches. */
export interface SuggestedSearch {
  /** Whether it is the search without one filter, or with one filter only. */
  readonly kind: 'without' | 'only'
  /** The label of that filter. */
  readonly label: string
  readonly state: SearchState
  /** Number of matches. */
  readonly count: number
}

/**
 * The searches with matches that differ from `state` in one filter, most matches first. If there are
 * none, those that keep one filter.
 */
export function suggestSearches(
  state: SearchState,
  getFilters: (state: SearchState) => readonly ActiveFilter[],
  countMatches: (state: SearchState) => number,
): SuggestedSearch[] {
  const filters = getFilters(state)
  const search = (kind: SuggestedSearch['kind'], label: string, next: SearchState) => ({
    kind,
    label,
    state: next,
    count: countMatches(next),
  })
  const withMatches = (searches: readonly SuggestedSearch[]) =>
    searches.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)

  function withOnly(label: string): SearchState {
    let next = state
    for (;;) {
      const other = getFilters(next).find((filter) => filter.label !== label)
      if (!other) return next
      next = withChange(next, other.removal)
    }
  }

  const without = withMatches(
    filters.map(({ label, removal }) => search('without', label, withChange(state, removal))),
  )
  if (without.length > 0 || filters.length < 2) return without
  return withMatches(filters.map(({ label }) => search('only', label, withOnly(label))))
}
