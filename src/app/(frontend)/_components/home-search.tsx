import { Search } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'
import { priceRanges } from '@/domain/communities/price-range'

interface HomeSearchProps {
  words: SiteCopy['home']
  cities: readonly string[]
}

/** The search of the home page. A native form that opens the list of communities or of homes. */
export function HomeSearch({ words, cities }: HomeSearchProps) {
  const choices = [
    { value: 'all', label: words.anyCity },
    ...cities.map((city) => ({ value: city, label: city })),
  ]
  return (
    <search className="page-width relative z-10 -mt-20 block lg:-mt-13">
      <form
        action={paths.communities}
        className="grid grid-cols-2 gap-4 rounded-lg border border-hairline bg-surface p-4 shadow-soft lg:grid-cols-[1.5fr_1fr_1fr_auto_auto] lg:items-end lg:p-5"
      >
        <label className="col-span-2 block lg:col-span-1">
          <span className="mb-1.5 block font-semibold text-sm">{words.query}</span>
          <input
            type="search"
            name="q"
            placeholder={words.example}
            className="h-12 w-full rounded-md border border-control bg-surface px-3.5 text-base placeholder:text-ink-soft"
          />
        </label>
        <Select label={words.city} name="city" options={choices} />
        <Select label={words.price} name="price" options={priceRanges} />
        <Button type="submit" variant="accent" className="max-sm:col-span-2">
          <Search aria-hidden className="size-4.5" strokeWidth={2} />
          {words.button}
        </Button>
        <Button
          type="submit"
          variant="outline"
          formAction={paths.homesSearch}
          className="max-sm:col-span-2"
        >
          {words.homesButton}
        </Button>
      </form>
    </search>
  )
}
