'use client'

import { useSuspenseQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { useDeferredValue } from 'react'
import { BuilderCard } from '@/components/builders/builder-card'
import { matchesBuilder, sortBuilders } from '@/domain/builders/builder-filter'
import { plural } from '@/domain/text/plural'
import { buildersQuery } from '@/features/builders/api/builders'
import { searchParams } from '../search-params'
import { BuilderFilters } from './builder-filters'
import { EmptyResults } from './empty-results'

/** Number of logos visible on a large screen without scrolling. */
const EAGER = 6

/** The builders with search and filters, stored in the URL. */
export function BuilderSearch() {
  const { data: builders } = useSuspenseQuery(buildersQuery())
  const [state, setState] = useQueryStates(searchParams, { history: 'push', scroll: false })
  const shown = useDeferredValue(state)

  const matching = sortBuilders(
    builders.filter((builder) => matchesBuilder(builder, shown)),
    shown.sort,
  )
  const countOfTier = (tier: string) =>
    builders.filter((builder) => matchesBuilder(builder, { tier })).length
  const clear = () => setState({ q: null, tier: null })

  return (
    <>
      <BuilderFilters state={state} countOfTier={countOfTier} onChange={setState} />
      <div className="page-width pt-7 pb-20">
        <p aria-live="polite" className="figures font-bold">
          {plural(matching.length, 'builder', 'builders')} found
        </p>
        {matching.length === 0 ? <EmptyResults onClear={clear} /> : null}
        <ul className="mt-5 grid grid-cols-1 gap-5 [--later-height:28rem] sm:grid-cols-2 lg:grid-cols-3">
          {matching.map((builder, index) => (
            <li key={builder.id} className="later">
              <BuilderCard builder={builder} priority={index < EAGER} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
