import { SearchInput } from '@/components/ui/search-input'
import type { CommunitySort } from '@/domain/communities/community-filter'
import type { SearchChange, SearchState } from '../search-params'
import { CommunitySortSelect } from './community-sort-select'

const sorts: readonly CommunitySort[] = ['name', 'price', 'location']

interface HeaderProps {
  heading: string
  state: Pick<SearchState, 'q' | 'sort'>
  onChange: (change: SearchChange) => void
}

/** The header of the list, with a search by name and the sort order. */
export function NeighborhoodsHeader({ heading, state, onChange }: HeaderProps) {
  return (
    <div className="bg-ink text-paper">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
        <h2 className="whitespace-nowrap text-lg md:text-xl min-[90rem]:text-2xl">{heading}</h2>
        <search
          aria-label={heading}
          className="grid min-w-76 flex-1 grid-cols-[minmax(0,1fr)_8.5rem] sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-3 noscript:hidden max-sm:min-w-full"
        >
          <SearchInput
            label="Community name"
            placeholder="Community name"
            value={state.q}
            onChange={(q) => onChange({ q })}
            tone="night"
          />
          <CommunitySortSelect
            label="Order"
            sorts={sorts}
            value={state.sort}
            onChange={(sort) => onChange({ sort })}
            className="border-control! bg-ink! text-paper!"
          />
        </search>
      </div>
    </div>
  )
}
