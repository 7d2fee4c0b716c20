'use client'

import { useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { useDeferredValue, useMemo } from 'react'
import type { CommunityListing } from '@/contract/community'
import { countFacets, matchesFilter, sortCommunities } from '@/domain/community-filter'
import { everyCommunityQuery } from '@/lib/api/communities'
import { whileTyping } from '@/lib/while-typing'
import { activeFilters } from './active-filters'
import { builderOptions } from './builder-options'
import { noFilters, type SearchChange, searchParams, toFilter } from './search-params'

/**
 * The search of the communities: its state lives in the address, and everything else follows from
 * it. `now` is the server's moment (ISO), so that both sides agree on what is new.
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
    /** How many are published, and how many of them match. */
    total: Math.max(listing.total, communities.length),
    count: isLoading ? (listing.matching ?? found.matching.length) : found.matching.length,
    /** Only the first of a long list are here yet; the others are on their way. */
    isLoading: isLoading && !rest.isError,
    failure: rest.error,
    change: (next: SearchChange) => {
      setState(next, 'q' in next ? whileTyping : {})
    },
    clear: () => {
      setState(noFilters)
    },
  }
}

export type CommunitySearch = ReturnType<typeof useCommunitySearch>
