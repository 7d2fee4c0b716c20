import { Select } from '@/components/ui/select'
import type { AmenityOption } from '@/domain/communities/listing-options'
import { builderChoice, cityChoice, priceChoice } from '../choices'
import type { SearchChange, SearchState } from '../search-params'
import type { CommunitySearch } from '../use-community-search'

interface AmenitiesProps {
  options: readonly AmenityOption[]
  chosen: readonly string[]
  counts: ReadonlyMap<string, number>
  onChange: (amenities: string[] | null) => void
}

function Amenities({ options, chosen, counts, onChange }: AmenitiesProps) {
  const toggle = (value: string) => {
    const next = chosen.includes(value)
      ? chosen.filter((other) => other !== value)
      : [...chosen, value]
    onChange(next.length > 0 ? next : null)
  }
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">Amenities</legend>
      {options
        .filter(({ isFilter }) => isFilter)
        .map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 md:min-h-9">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              className="size-4.5 rounded-sm"
            />
            <span className="flex-1">{label}</span>
            <span aria-hidden className="figures text-ink-soft text-sm">
              {counts.get(value) ?? 0}
            </span>
          </label>
        ))}
    </fieldset>
  )
}

interface FilterFieldsProps {
  state: SearchState
  search: Pick<CommunitySearch, 'builders' | 'facets' | 'options'>
  onChange: (change: SearchChange) => void
}

/** The side filters of the map: price range, location, builder and amenities. */
export function FilterFields({ state, search, onChange }: FilterFieldsProps) {
  const price = priceChoice(state.price)
  const locations = cityChoice(search.options.cities, state.city)
  const builders = builderChoice(search.builders, state.builder)
  return (
    <div className="grid gap-5">
      <Select
        label="Price range"
        options={price.options}
        value={price.value}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      <Select
        label="Location"
        options={locations.options}
        value={locations.value}
        onChange={(event) => onChange({ city: event.target.value })}
      />
      <Select
        label="Builder"
        options={builders.options}
        value={builders.value}
        onChange={(event) => onChange({ builder: event.target.value })}
      />
      <Amenities
        options={search.options.amenities}
        chosen={state.amenities}
        counts={search.facets.amenities}
        onChange={(amenities) => onChange({ amenities })}
      />
    </div>
  )
}
