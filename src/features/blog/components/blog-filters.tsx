'use client'

import { FilterBar } from '@/components/filter-bar'
import { ChoiceSelect } from '@/components/ui/choice-select'
import { paths } from '@/config/paths'
import type { BlogSort } from '@/domain/blog/blog-filter'
import { categoryChoices } from '../categories'
import type { SearchState } from '../search-params'

const sorts: readonly { value: BlogSort; label: string }[] = [
  { value: 'publishedAt', label: 'Latest First' },
  { value: 'title', label: 'Title A-Z' },
]

interface BlogFiltersProps {
  state: SearchState
  onChange: (change: Partial<SearchState>) => void
}

/** Search, category and sort order. */
export function BlogFilters({ state, onChange }: BlogFiltersProps) {
  return (
    <FilterBar
      action={paths.blog}
      submitLabel="Show articles"
      className="page-width relative z-10 -mt-10 block"
      formClassName="grid gap-3 rounded-lg border border-hairline bg-surface p-4 shadow-soft sm:grid-cols-2 lg:grid-cols-[1fr_15rem_12rem] lg:p-5"
      search={{
        label: 'Search titles and summaries',
        placeholder: 'Search articles...',
        value: state.q,
        onChange: (q) => onChange({ q }),
        className: 'sm:max-lg:col-span-2',
      }}
    >
      <ChoiceSelect
        label="Category"
        name="category"
        options={categoryChoices}
        value={state.category}
        onChange={(category) => onChange({ category })}
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
