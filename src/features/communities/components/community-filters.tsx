import type { ReactNode } from 'react'
import { FilterBar } from '@/components/filter-bar'
import { Select } from '@/components/ui/select'
import { paths } from '@/config/paths'
import type { CommunitySort } from '@/domain/communities/community-filter'
import { formatArea } from '@/domain/map/map-address'
import { cityChoice, priceChoice } from '../choices'
import { shownPrice } from '../price-filter'
import type { SearchChange, SearchState } from '../search-params'
import { CommunitySortSelect } from './community-sort-select'
import { LayoutChoice } from './layout-choice'

const sorts: readonly CommunitySort[] = ['name', 'city', 'price']

/** Hidden fields that preserve the other filters when the form is submitted without JavaScript. */
function OtherFilters({ state }: { state: SearchState }) {
  const values = {
    builder: state.builder === 'all' ? '' : state.builder,
    district: state.district === 'all' ? '' : state.district,
    amenities: state.amenities.join(','),
    amenityMatch: state.amenityMatch === 'any' ? '' : state.amenityMatch,
    area: state.area === null ? '' : formatArea(state.area),
    status: state.status === 'all' ? '' : state.status,
    featured: state.featured === true ? 'true' : '',
  }
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  )
}

const bounds = [
  ['minPrice', 'Minimum price'],
  ['maxPrice', 'Maximum price'],
] as const

/** The typed bounds of the price without JavaScript; with it they are in the panel. */
function PriceBounds({ state }: { state: SearchState }) {
  return (
    <noscript>
      {bounds.map(([name, label]) => (
        <label key={name} className="block font-semibold text-sm">
          {label}
          <input
            name={name}
            defaultValue={shownPrice(state[name])}
            className="block h-12 w-full rounded-md border border-control bg-surface px-3.5 font-normal text-base"
          />
        </label>
      ))}
    </noscript>
  )
}

interface CommunityFiltersProps {
  /** The number of matches. */
  count: ReactNode
  cities: readonly string[]
  state: SearchState
  onChange: (change: SearchChange) => void
}

/** Name, city, price, sort order and layout, and the number of matches. */
export function CommunityFilters({ count, cities, state, onChange }: CommunityFiltersProps) {
  const city = cityChoice(cities, state.city)
  const price = priceChoice(state.price)
  return (
    <FilterBar
      action={paths.communities}
      submitLabel="Show homes"
      label="Communities"
      className="block bg-surface"
      formClassName="grid grid-cols-2 gap-2.5 px-5 py-3 md:grid-cols-[minmax(0,1.25fr)_repeat(3,minmax(0,1fr))]"
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
        onChange={(event) =>
          onChange({ price: event.target.value, minPrice: null, maxPrice: null })
        }
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
      <PriceBounds state={state} />
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-5 gap-y-1.5">
        {count}
        <LayoutChoice value={state.layout} onChange={(layout) => onChange({ layout })} />
      </div>
      <OtherFilters state={state} />
    </FilterBar>
  )
}
