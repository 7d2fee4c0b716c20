'use client'

import { buttonClass } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/search-input'
import { Select } from '@/components/ui/select'
import type { CommunitySort } from '@/domain/community-filter'
import { filterCities } from '@/domain/options'
import { priceRanges, priceRangeValue } from '@/domain/price'
import { paths } from '@/lib/paths'
import type { SearchState } from '../search-params'

const cities = [
  { value: 'all', label: 'All cities' },
  ...filterCities.map((city) => ({ value: city, label: city })),
]

const sorts: readonly { value: CommunitySort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'price', label: 'Price Low to High' },
  { value: 'location', label: 'Location' },
]

/** The choices of a list, with the one that an address names even when the list does not have it. */
function withCurrent(options: { value: string; label: string }[], value: string) {
  const known = options.some((option) => option.value.toLowerCase() === value.toLowerCase())
  return known || value === '' ? options : [...options, { value, label: value }]
}

interface FilterBarProps {
  state: SearchState
  onChange: (change: Partial<SearchState>) => void
}

/** Name, city, price and order; a plain form, so that it also works without JavaScript. */
export function FilterBar({ state, onChange }: FilterBarProps) {
  const options = withCurrent(cities, state.city)
  const city = options.find(({ value }) => value.toLowerCase() === state.city.toLowerCase())
  return (
    <search className="border-hairline border-b bg-surface">
      <form
        action={paths.communities}
        onSubmit={(event) => event.preventDefault()}
        className="page-width grid grid-cols-2 gap-3 py-5 lg:grid-cols-[1.6fr_1fr_1fr_1fr_auto]"
      >
        <SearchInput
          label="Name or city"
          placeholder="Name or city"
          value={state.q}
          onChange={(q) => onChange({ q })}
          className="col-span-2 lg:col-span-1"
        />
        <Select
          label="City"
          labelHidden
          name="city"
          options={options}
          value={city?.value ?? 'all'}
          onChange={(event) => onChange({ city: event.target.value })}
        />
        <Select
          label="Price"
          labelHidden
          name="price"
          options={priceRanges}
          value={priceRangeValue(state.price)}
          onChange={(event) => onChange({ price: event.target.value })}
        />
        <div className="col-span-2 lg:col-span-1">
          <Select
            label="Sort by"
            labelHidden
            name="sort"
            options={sorts}
            value={state.sort}
            onChange={(event) => onChange({ sort: event.target.value as CommunitySort })}
          />
        </div>
        <noscript>
          <button type="submit" className={buttonClass('primary', 'w-full')}>
            Show homes
          </button>
        </noscript>
      </form>
    </search>
  )
}
