'use client'

import { useQueryStates } from 'nuqs'
import { useCallback, useDeferredValue, useMemo } from 'react'
import type { CommunityListing } from '@/contract/communities/community'
import { filterCommunities, sortCommunities } from '@/domain/communities/community-filter'
import type { ListingOptions } from '@/domain/communities/listing-options'
import { useLazyQuery } from '@/lib/react/use-lazy-query'
import { activeFilters } from './active-filters'
import { builderOptions, districtNames } from './filter-options'
import { priceFilter } from './price-filter'
import { noFilters, type SearchState, searchParams, toFilter } from './search-params'
import { suggestSearches } from './suggest-searches'

// Pages contain all communities unless the list is long.
async function fetchEveryCommunity(total: number) {
  const [{ getQueryClient }, { everyCommunityQuery }] = await Promise.all([
    import('@/lib/react/query-client'),
    import('./api/communities'),
  ])
  return getQueryClient().query(everyCommunityQuery(total))
}

/**
 * State of the community search, stored in the URL, and the results derived from it. `now` is the
 * server's time (ISO), so that server and browser agree on which communities are new.
 */
export function useCommunitySearch(
  listing: CommunityListing,
  now: string,
  options: ListingOptions,
) {
  const [state, setState] = useQueryStates(searchParams, { history: 'push', scroll: false })
  const shown = useDeferredValue(state)

  const isPartial = listing.communities.length < listing.total
  const fetchRest = useCallback(() => fetchEveryCommunity(listing.total), [listing.total])
  const rest = useLazyQuery(fetchRest, isPartial)
  const communities = rest.data ?? listing.communities

  const sorted = useMemo(() => sortCommunities(communities, shown.sort), [communities, shown.sort])
  const found = useMemo(
    () => filterCommunities(sorted, toFilter(shown), new Date(now)),
    [sorted, shown, now],
  )
  const builders = useMemo(() => builderOptions(communities), [communities])
  const districts = useMemo(() => districtNames(communities), [communities])

  const filters = activeFilters(shown, builders, options.amenities)

  const isLoading = isPartial && !rest.data
  return {
    state,
    shown,
    communities,
    builders,
    districts,
    options,
    ...found,
    filters,
    /** Messages to the visitor about the prices of the URL. */
    priceProblems: priceFilter(shown).problems,
    /** Filters to drop when nothing matches, with the matches that this would leave. */
    suggestions: () => {
      const getFilters = (next: SearchState) => activeFilters(next, builders, options.amenities)
      const countMatches = (next: SearchState) =>
        filterCommunities(sorted, toFilter(next), new Date(now)).matching.length
      return suggestSearches(shown, getFilters, countMatches)
    },
    apply: (next: SearchState) => {
      setState(next)
    },
    /** Numbers of published and of matching communities. */
    total: Math.max(listing.total, communities.length),
    count: isLoading ? (listing.matching ?? found.matching.length) : found.matching.length,
    /** Whether the rest of a long list is still loading. */
    isLoading: isLoading && rest.error === null,
    failure: rest.error,
    change: setState,
    clear: () => {
      setState(noFilters)
    },
  }
}

export type CommunitySearch = ReturnType<typeof useCommunitySearch>
