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
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-7">
        <h2 className="text-3xl">{heading}</h2>
        <search
          aria-label={heading}
          className="grid w-full gap-3 noscript:hidden sm:grid-cols-[1fr_13rem] lg:w-[36rem]"
        >
          <SearchInput
            label="Community name"
            placeholder="Find a community by name"
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
