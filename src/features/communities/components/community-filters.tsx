import { FilterBar } from '@/components/filter-bar'
import { Select } from '@/components/ui/select'
import { paths } from '@/config/paths'
import type { CommunitySort } from '@/domain/communities/community-filter'
import { cityChoice, priceChoice } from '../choices'
import type { SearchChange, SearchState } from '../search-params'
import { CommunitySortSelect } from './community-sort-select'
import { LayoutChoice } from './layout-choice'

const sorts: readonly CommunitySort[] = ['name', 'city', 'price']

/** Hidden fields that preserve the other filters when the form is submitted without JavaScript. */
function OtherFilters({ state }: { state: SearchState }) {
  const values = {
    builder: state.builder === 'all' ? '' : state.builder,
    amenities: state.amenities.join(','),
    status: state.status === 'all' ? '' : state.status,
    featured: state.featured === true ? 'true' : '',
  }
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  )
}

interface CommunityFiltersProps {
  cities: readonly string[]
  state: SearchState
  onChange: (change: SearchChange) => void
}

/** Name, city, price, sort order and layout. */
export function CommunityFilters({ cities, state, onChange }: CommunityFiltersProps) {
  const city = cityChoice(cities, state.city)
  const price = priceChoice(state.price)
  return (
    <FilterBar
      action={paths.communities}
      submitLabel="Show homes"
      label="Communities"
      className="block border-hairline border-b bg-surface"
      formClassName="page-width grid grid-cols-2 gap-3 py-4 md:grid-cols-4 xl:grid-cols-[1.25fr_1fr_1fr_1fr_auto]"
      search={{
        label: 'Name or city',
        placeholder: 'Name or city',
        value: state.q,
        onChange: (q) => onChange({ q }),
        className: 'col-span-2 max-md:hidden noscript:block md:col-span-1',
      }}
    >
      <Select
        label="City"
        labelHidden
        name="city"
        options={city.options}
        value={city.value}
        onChange={(event) => onChange({ city: event.target.value })}
      />
      <Select
        label="Price"
        labelHidden
        name="price"
        options={price.options}
        value={price.value}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      <div className="col-span-2 max-md:hidden noscript:block md:col-span-1">
        <CommunitySortSelect
          label="Sort by"
          name="sort"
          sorts={sorts}
          value={state.sort}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      <div className="col-span-2 md:col-span-4 xl:col-span-1">
        <LayoutChoice value={state.layout} onChange={(layout) => onChange({ layout })} />
      </div>
      <OtherFilters state={state} />
    </FilterBar>
  )
}
