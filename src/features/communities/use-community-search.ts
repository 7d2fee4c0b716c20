'use client'

import { useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { useDeferredValue, useMemo } from 'react'
import type { CommunityListing } from '@/contract/communities/community'
import { countFacets, matchesFilter, sortCommunities } from '@/domain/communities/community-filter'
import { typingDebounce } from '@/lib/typing-debounce'
import { activeFilters } from './active-filters'
import { everyCommunityQuery } from './api/communities'
import { builderOptions } from './builder-options'
import { noFilters, type SearchChange, searchParams, toFilter } from './search-params'

/**
 * State of the community search, stored in the URL, and the results derived from it. `now` is the
 * server's time (ISO), so that server and browser agree on which communities are new.
 */
export function useCommunitySearch(listing: CommunityListing, now: string) {
  const [state, setState] = useQueryStates(searchParams, { history: 'push', scroll: false })
  const shown = useDeferredValue(state)

  const isPartial = listing.communities.length < listing.total
  const rest = useQuery({ ...everyCommunityQuery(listing.total), enabled: isPartial })
  const communities = rest.data ?? listing.communities

  const found = useMemo(() => {
    const filter = toFilter(shown)
    const at = new Date(now)
    const left = communities.filter((community) => matchesFilter(community, filter, at))
    return {
      matching: sortCommunities(left, shown.sort),
      facets: countFacets(communities, filter, at),
    }
  }, [communities, shown, now])
  const builders = useMemo(() => builderOptions(communities), [communities])

  const isLoading = isPartial && !rest.data
  return {
    state,
    shown,
    communities,
    builders,
    ...found,
    filters: activeFilters(shown, builders),
    /** Numbers of published and of matching communities. */
    total: Math.max(listing.total, communities.length),
    count: isLoading ? (listing.matching ?? found.matching.length) : found.matching.length,
    /** Whether the rest of a long list is still loading. */
    isLoading: isLoading && !rest.isError,
    failure: rest.error,
    change: (next: SearchChange) => {
      setState(next, 'q' in next ? typingDebounce : {})
    },
    clear: () => {
      setState(noFilters)
    },
  }
}

export type CommunitySearch = ReturnType<typeof useCommunitySearch>
