'use client'

import { buttonClass } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/search-input'
import { Select } from '@/components/ui/select'
import { paths } from '@/config/paths'
import type { BuilderSort } from '@/domain/builders/builder-filter'
import type { SearchState } from '../search-params'
import { TierChoice } from './tier-choice'

const sorts: readonly { value: BuilderSort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'communities', label: 'Most Communities' },
  { value: 'tier', label: 'Tier' },
]

interface FilterBarProps {
  state: SearchState
  countOfTier: (tier: string) => number
  onChange: (change: Partial<SearchState>) => void
}

/** Search, tier and sort order. A plain form, so that it works without JavaScript. */
export function FilterBar({ state, countOfTier, onChange }: FilterBarProps) {
  return (
    <search className="block border-hairline border-y bg-surface">
      <form
        action={paths.builders}
        onSubmit={(event) => event.preventDefault()}
        className="page-width grid gap-3 py-5 sm:grid-cols-[1fr_13rem] lg:grid-cols-[1fr_auto_14rem] lg:items-center"
      >
        <SearchInput
          label="Name or description"
          placeholder="Search builders by name or description"
          value={state.q}
          onChange={(q) => onChange({ q })}
          className="sm:max-lg:col-span-2"
        />
        <TierChoice
          value={state.tier}
          countOf={countOfTier}
          onChange={(tier) => onChange({ tier })}
        />
        <Select
          label="Sort by"
          labelHidden
          name="sort"
          options={sorts}
          value={state.sort}
          onChange={(event) => onChange({ sort: event.target.value as BuilderSort })}
        />
        <noscript>
          <button type="submit" className={buttonClass('primary', 'w-full')}>
            Show builders
          </button>
        </noscript>
      </form>
    </search>
  )
}
