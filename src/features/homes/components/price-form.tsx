import { buttonClass } from '@/components/ui/button'
import { formatPrice } from '@/domain/communities/price'
import type { SearchState } from '../search-params'
import { FilterForm } from './filter-form'

interface PriceFieldProps {
  name: 'minPrice' | 'maxPrice'
  label: string
  placeholder: string
  value: number | null
}

function PriceField({ name, label, placeholder, value }: PriceFieldProps) {
  return (
    <label className="block min-w-0 flex-1">
      <span className="mb-1.5 block text-sm">{label}</span>
      <input
        key={value}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        placeholder={placeholder}
        defaultValue={value === null ? '' : formatPrice(value)}
        className="figures h-12 w-full rounded-md border border-control bg-surface px-3 text-base placeholder:text-ink-soft"
      />
    </label>
  )
}

/** The lowest and highest price, as a visitor writes them. */
export function PriceForm({ state }: { state: SearchState }) {
  return (
    <FilterForm state={state} removal={{ minPrice: null, maxPrice: null }}>
      <fieldset>
        <legend className="mb-1 font-semibold">Price range</legend>
        <div className="flex items-end gap-2">
          <PriceField name="minPrice" label="Minimum" placeholder="No min" value={state.minPrice} />
          <PriceField name="maxPrice" label="Maximum" placeholder="No max" value={state.maxPrice} />
        </div>
        <button type="submit" className={buttonClass('outline', 'mt-2 w-full')}>
          Set price range
        </button>
      </fieldset>
    </FilterForm>
  )
}
