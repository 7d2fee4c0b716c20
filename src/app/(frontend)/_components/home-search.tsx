import { Search } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { paths } from '@/config/paths'
import { priceRanges } from '@/domain/communities/price'
import { filterCities } from '@/domain/enums'

const cities = [
  { value: 'all', label: 'Any city' },
  ...filterCities.map((city) => ({ value: city, label: city })),
]

/** The search of the home page. A native form that opens the communities page with filters. */
export function HomeSearch() {
  return (
    <search className="page-width relative z-10 -mt-20 block lg:-mt-13">
      <form
        action={paths.communities}
        className="grid grid-cols-2 gap-4 rounded-lg border border-hairline bg-surface p-4 shadow-soft lg:grid-cols-[1.7fr_1fr_1fr_auto] lg:items-end lg:p-5"
      >
        <label className="col-span-2 block lg:col-span-1">
          <span className="mb-1.5 block font-semibold text-sm">Community or city</span>
          <input
            type="search"
            name="q"
            placeholder="e.g. Cibolo Ridge"
            className="h-12 w-full rounded-md border border-control bg-surface px-3.5 text-base placeholder:text-ink-soft"
          />
        </label>
        <Select label="City" name="city" options={cities} />
        <Select label="Price" name="price" options={priceRanges} />
        <Button type="submit" variant="accent" className="col-span-2 lg:col-span-1">
          <Search aria-hidden className="size-4.5" strokeWidth={2} />
          Search homes
        </Button>
      </form>
    </search>
  )
}
