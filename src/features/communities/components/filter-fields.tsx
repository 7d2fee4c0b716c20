import { AfterPaint } from '@/components/layout/after-paint'
import { Select } from '@/components/ui/select'
import { builderChoice, cityChoice, districtChoice, priceChoice } from '../choices'
import type { SearchChange, SearchState } from '../search-params'
import type { CommunitySearch } from '../use-community-search'
import { AmenityFields } from './amenity-fields'
import { PriceField } from './price-field'

interface FilterFieldsProps {
  state: SearchState
  search: Pick<CommunitySearch, 'builders' | 'districts' | 'facets' | 'options' | 'priceProblems'>
  onChange: (change: SearchChange) => void
}

/** The side filters of the map: price range, location, builder, school district, amenities. */
export function FilterFields({ state, search, onChange }: FilterFieldsProps) {
  const price = priceChoice(state.price)
  const locations = cityChoice(search.options.cities, state.city)
  const builders = builderChoice(search.builders, state.builder)
  const districts = districtChoice(search.districts, state.district)
  const { priceProblems } = search
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <Select
          label="Price range"
          options={price.options}
          value={price.value}
          onChange={(event) =>
            onChange({ price: event.target.value, minPrice: null, maxPrice: null })
          }
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <PriceField
            label="Minimum"
            placeholder="No min"
            value={state.minPrice}
            problem={priceProblems.minPrice}
            onChange={(minPrice) => onChange({ minPrice, price: null })}
          />
          <PriceField
            label="Maximum"
            placeholder="No max"
            value={state.maxPrice}
            problem={priceProblems.maxPrice}
            onChange={(maxPrice) => onChange({ maxPrice, price: null })}
          />
        </div>
      </div>
      <label className="-my-2 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={state.priceChange === 'reduced'}
          onChange={({ target }) => onChange({ priceChange: target.checked ? 'reduced' : null })}
          className="size-4.5 rounded-sm"
        />
        Recently reduced
      </label>
      <Select
        label="Location"
        options={locations.options}
        value={locations.value}
        onChange={(event) => onChange({ city: event.target.value })}
      />
      {/* Below the fold of most screens. */}
      <AfterPaint fallback={null}>
        <Select
          label="Builder"
          options={builders.options}
          value={builders.value}
          onChange={(event) => onChange({ builder: event.target.value })}
        />
        <Select
          label="School district"
          options={districts.options}
          value={districts.value}
          onChange={(event) => onChange({ district: event.target.value })}
        />
        <AmenityFields
          options={search.options.amenities}
          chosen={state.amenities}
          match={state.amenityMatch}
          counts={search.facets.amenities}
          onChange={onChange}
        />
      </AfterPaint>
    </div>
  )
}
