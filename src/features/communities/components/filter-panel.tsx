import type { SearchChange } from '../search-params'
import type { CommunitySearch } from '../use-community-search'
import { FilterFields } from './filter-fields'

interface FilterPanelProps {
  search: CommunitySearch
  onChange: (change: SearchChange) => void
}

/** The filters next to the map. */
export function FilterPanel({ search, onChange }: FilterPanelProps) {
  return (
    <search
      aria-label="Filters"
      className="block rounded-lg border border-hairline bg-surface p-5 noscript:hidden"
    >
      <div className="mb-4 flex items-baseline justify-between">
        <h2 className="text-xl">Filters</h2>
        <button
          type="button"
          onClick={search.clear}
          className="min-h-9 font-semibold text-primary text-sm"
        >
          <span className="quiet-link">Clear All</span>
        </button>
      </div>
      <FilterFields state={search.state} search={search} onChange={onChange} />
    </search>
  )
}
