'use client'

import { useSuspenseQuery } from '@tanstack/react-query'
import { debounce, useQueryStates } from 'nuqs'
import { useDeferredValue, useState } from 'react'
import { InlineAd, type SideAds, WithSideColumn } from '@/components/ads/side-column'
import { Button } from '@/components/ui/button'
import { FIRST_COMMUNITIES } from '@/content/defaults'
import { matchesFilter, sortCommunities } from '@/domain/community-filter'
import { plural } from '@/domain/plural'
import { communitiesQuery } from '@/lib/api/communities'
import { useTrueAddress } from '@/lib/use-true-address'
import { activeFilters } from '../active-filters'
import { type SearchState, searchParams, toFilter } from '../search-params'
import { AdditionalResults, FeaturedResults } from './community-results'
import { EmptyResults } from './empty-results'
import { FilterBar } from './filter-bar'
import { ResultSummary } from './result-summary'

/** Typing replaces the address once it pauses; a choice is a step that Back undoes. */
const whileTyping = { history: 'replace', limitUrlUpdates: debounce(250) } as const

/**
 * The listing: filters that live in the address, and what they leave of the communities.
 * `now` is the server's moment (ISO), so that both sides agree on what is new.
 */
export function CommunitySearch({ now, ads }: { now: string; ads: SideAds }) {
  const { data: communities } = useSuspenseQuery(communitiesQuery())
  const [state, setState] = useQueryStates(searchParams, { history: 'push', scroll: false })
  const [showsAll, setShowsAll] = useState(false)
  const shown = useDeferredValue(state)
  useTrueAddress()

  const filter = toFilter(shown)
  const at = new Date(now)
  const matching = sortCommunities(
    communities.filter((community) => matchesFilter(community, filter, at)),
    shown.sort,
  )
  const featured = matching.filter(({ isFeatured }) => isFeatured)
  const additional = matching.filter(({ isFeatured }) => !isFeatured)
  const visible = showsAll ? additional : additional.slice(0, FIRST_COMMUNITIES - featured.length)
  const hidden = additional.length - visible.length

  const change = (next: Partial<SearchState>) => setState(next, 'q' in next ? whileTyping : {})
  const clear = () => setState({ q: null, city: null, price: null, status: null, featured: null })

  return (
    <>
      <FilterBar state={state} onChange={change} />
      <div className="page-width pt-7 pb-20">
        <WithSideColumn ads={ads}>
          <ResultSummary
            shown={matching.length}
            total={communities.length}
            filters={activeFilters(shown)}
            onRemove={(name) => setState({ [name]: null })}
            onClear={clear}
          />
          {matching.length === 0 ? <EmptyResults onClear={clear} /> : null}
          <FeaturedResults communities={featured} />
          <div className="mt-8">
            <InlineAd ad={ads.top} />
          </div>
          <AdditionalResults communities={visible} />
          {hidden > 0 ? (
            <p className="mt-8 text-center">
              <Button variant="outline" onClick={() => setShowsAll(true)}>
                Show {plural(hidden, 'more community', 'more communities')}
              </Button>
            </p>
          ) : null}
        </WithSideColumn>
      </div>
    </>
  )
}
