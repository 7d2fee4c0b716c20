'use client'

import { FilterBar } from '@/components/filter-bar'
import { ChoiceSelect } from '@/components/ui/choice-select'
import { paths } from '@/config/paths'
import type { BuilderSort } from '@/domain/builders/builder-filter'
import type { SearchState } from '../search-params'
import { TierChoice } from './tier-choice'

const sorts: readonly { value: BuilderSort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'communities', label: 'Most Communities' },
  { value: 'tier', label: 'Tier' },
]

interface BuilderFiltersProps {
  state: SearchState
  countOfTier: (tier: string) => number
  onChange: (change: Partial<SearchState>) => void
}

/** Search, tier and sort order. */
export function BuilderFilters({ state, countOfTier, onChange }: BuilderFiltersProps) {
  return (
    <FilterBar
      action={paths.builders}
      submitLabel="Show builders"
      className="block border-hairline border-y bg-surface"
      formClassName="page-width grid gap-3 py-5 sm:grid-cols-[1fr_13rem] lg:grid-cols-[1fr_auto_14rem] lg:items-center"
      search={{
        label: 'Name or description',
        placeholder: 'Search builders by name or description',
        value: state.q,
        onChange: (q) => onChange({ q }),
        className: 'sm:max-lg:col-span-2',
      }}
    >
      <TierChoice
        value={state.tier}
        getCount={countOfTier}
        onChange={(tier) => onChange({ tier })}
      />
      <ChoiceSelect
        label="Sort by"
        name="sort"
        options={sorts}
        value={state.sort}
        onChange={(sort) => onChange({ sort })}
      />
    </FilterBar>
  )
}
