'use client'

import { useState } from 'react'
import { HomeRow, type RowHome } from '@/components/homes/home-row'
import { Select } from '@/components/ui/select'
import { formatPrice } from '@/domain/communities/price'
import { bedChoices, type HomeFilter, matchesHome, priceChoices } from '@/domain/homes/home-filter'
import { plural } from '@/domain/text/plural'

/** How many rows are shown before the others are asked for. */
const FIRST = 8

interface HomeListProps {
  homes: readonly RowHome[]
  /** Slug of the community. */
  community: string
  /** ISO date and time at which the page was made, so that server and browser render the same. */
  now: string
}

/** The homes of a community, filtered by bedrooms and price. */
export function HomeList({ homes, community, now }: HomeListProps) {
  const [filter, setFilter] = useState<HomeFilter>({ beds: null, maxPrice: null })
  const isFiltered = filter.beds !== null || filter.maxPrice !== null
  const found = homes.filter((home) => matchesHome(home, filter))
  const first = isFiltered ? found : found.slice(0, FIRST)
  const others = isFiltered ? [] : found.slice(FIRST)
  const rows = (shown: readonly RowHome[]) => (
    <ul className="divide-y divide-hairline">
      {shown.map((home) => (
        <li key={home.slug}>
          <HomeRow home={home} community={community} now={new Date(now)} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {homes.length > FIRST ? (
        <div className="mb-2 flex flex-wrap items-end gap-4" data-screen-only>
          <Select
            label="Bedrooms"
            value={filter.beds === null ? '' : String(filter.beds)}
            onChange={({ target }) => setFilter({ ...filter, beds: Number(target.value) || null })}
            options={[
              { value: '', label: 'Any' },
              ...bedChoices(homes).map((beds) => ({
                value: String(beds),
                label: `${beds} or more`,
              })),
            ]}
          />
          <Select
            label="Price up to"
            value={filter.maxPrice === null ? '' : String(filter.maxPrice)}
            onChange={({ target }) =>
              setFilter({ ...filter, maxPrice: Number(target.value) || null })
            }
            options={[
              { value: '', label: 'Any' },
              ...priceChoices(homes).map((price) => ({
                value: String(price),
                label: formatPrice(price),
              })),
            ]}
          />
          <p role="status" className="figures ml-auto text-ink-soft text-sm">
            {plural(found.length, 'home', 'homes')}
          </p>
        </div>
      ) : null}
      {found.length === 0 ? (
        <p className="py-6">No home matches. Choose fewer bedrooms or a higher price.</p>
      ) : (
        rows(first)
      )}
      {others.length > 0 ? (
        <details className="group">
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary group-open:hidden">
            <span className="quiet-link">
              Show {plural(others.length, 'more home', 'more homes')}
            </span>
          </summary>
          {rows(others)}
        </details>
      ) : null}
    </>
  )
}
