'use client'

import { buttonClass } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/search-input'
import { Select } from '@/components/ui/select'
import { paths } from '@/config/paths'
import type { BlogSort } from '@/domain/blog/blog-filter'
import { categoryChoices, choiceOf } from '../categories'
import type { SearchState } from '../search-params'

const sorts: readonly { value: BlogSort; label: string }[] = [
  { value: 'publishedAt', label: 'Latest First' },
  { value: 'title', label: 'Title A-Z' },
]

interface FilterBarProps {
  state: SearchState
  onChange: (change: Partial<SearchState>) => void
}

/** Search, category and sort order. A plain form, so that it works without JavaScript. */
export function FilterBar({ state, onChange }: FilterBarProps) {
  return (
    <search className="page-width relative z-10 -mt-10 block">
      <form
        action={paths.blog}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-3 rounded-lg border border-hairline bg-surface p-4 shadow-soft sm:grid-cols-2 lg:grid-cols-[1fr_15rem_12rem] lg:p-5"
      >
        <SearchInput
          label="Title or excerpt"
          placeholder="Search articles..."
          value={state.q}
          onChange={(q) => onChange({ q })}
          className="sm:max-lg:col-span-2"
        />
        <Select
          label="Category"
          labelHidden
          name="category"
          options={categoryChoices}
          value={choiceOf(state.category)}
          onChange={(event) => onChange({ category: event.target.value })}
        />
        <Select
          label="Sort by"
          labelHidden
          name="sort"
          options={sorts}
          value={state.sort}
          onChange={(event) => onChange({ sort: event.target.value as BlogSort })}
        />
        <noscript>
          <button type="submit" className={buttonClass('primary', 'w-full')}>
            Show articles
          </button>
        </noscript>
      </form>
    </search>
  )
}
