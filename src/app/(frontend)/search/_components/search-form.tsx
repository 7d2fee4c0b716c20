import { Search } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { paths } from '@/config/paths'
import { SEARCH_LENGTH } from '@/domain/search/search'

/** A native form, so it works before hydration and without JavaScript. */
export function SearchForm({ text }: { text: string }) {
  return (
    <search className="mt-6 block max-w-3xl">
      <form action={paths.search} className="flex gap-2.5">
        <label className="relative block min-w-0 flex-1">
          <span className="sr-only">Search the guide</span>
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
          />
          {/* The `key` resets the field for a new search, because Next preserves the page's
              state on navigation. */}
          <input
            key={text}
            type="search"
            name="q"
            defaultValue={text}
            maxLength={SEARCH_LENGTH}
            placeholder="Community, builder, city or topic"
            className="h-13 w-full rounded-md border border-control bg-surface pr-3.5 pl-12 text-base placeholder:text-ink-soft md:text-lg"
          />
        </label>
        <Button type="submit" variant="accent" className="h-13">
          Search
        </Button>
      </form>
    </search>
  )
}
