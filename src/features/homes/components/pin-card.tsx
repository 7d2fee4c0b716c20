'use client'

import { useCallback } from 'react'
import { Heart } from '@/components/shortlist/heart'
import { PageLink } from '@/components/ui/page-link'
import { Thumb } from '@/components/ui/thumb'
import { paths } from '@/config/paths'
import type { Home } from '@/contract/homes/home'
import { formatPrice } from '@/domain/communities/price'
import { sizeFacts } from '@/domain/homes/facts'
import { plural } from '@/domain/text/plural'
import { useLazyQuery } from '@/lib/react/use-lazy-query'
import { fetchHomesOfPin } from '../api/home-pins'
import { formatHomesOfPin } from '../homes-of-pin'

/** Homes in the card. The others are in the list. */
const SHOWN = 3

interface PinCardProps {
  /** Slug of the community. */
  slug: string
  name: string
  fromPrice: number | null
  /** Number of its homes that match. */
  homes: number
  /** Query string of the filters. */
  filters: string
}

function Row({ home }: { home: Home }) {
  const { id, address, slug, community, images, price } = home
  return (
    <li className="relative flex min-h-11 items-center gap-3 py-1.5">
      <Thumb src={images[0]} alt="" className="w-14 rounded-sm" />
      <div className="min-w-0 flex-1 text-sm leading-snug">
        <PageLink
          href={paths.singleHome(community.slug, slug)}
          className="block truncate font-semibold after:absolute after:inset-0 hover:text-primary"
        >
          {address}
        </PageLink>
        <span className="block truncate text-ink-soft text-xs">{sizeFacts(home).join(' · ')}</span>
      </div>
      <span className="figures font-bold text-sm">{formatPrice(price)}</span>
      <Heart kind="home" id={id} name={address} className="z-10" />
    </li>
  )
}

/** The homes of a community on the map: the first ones, and the way to all. */
export function PinCard({ slug, name, fromPrice, homes, filters }: PinCardProps) {
  const fetchHomes = useCallback(() => fetchHomesOfPin(filters, slug, SHOWN), [filters, slug])
  const { data, error } = useLazyQuery(fetchHomes, true)
  const rows = Math.min(homes, SHOWN)
  return (
    <div className="min-w-0 flex-1 px-4 pt-3 pb-1">
      <h2 className="pr-8 text-lg leading-tight [overflow-wrap:anywhere]">
        <PageLink href={paths.community(slug)} className="hover:text-primary">
          {name}
        </PageLink>
      </h2>
      <p className="text-ink-soft text-sm">
        {plural(homes, 'home', 'homes')}
        {fromPrice === null ? '' : ` from ${formatPrice(fromPrice)}`}
      </p>
      {/* The room of the rows is reserved, because the card opens in a corner of the map. */}
      <ul
        aria-label={`Homes in ${name}`}
        className="mt-1.5 divide-y divide-hairline"
        style={{ minHeight: `${rows * 3.625}rem` }}
      >
        {data?.map((home) => (
          <Row key={home.id} home={home} />
        ))}
        {error ? (
          <li role="alert" className="py-2 text-danger text-sm">
            The homes could not be loaded. The list has them.
          </li>
        ) : null}
      </ul>
      <p className="border-hairline border-t">
        <PageLink
          href={formatHomesOfPin(filters, slug)}
          className="inline-flex min-h-11 items-center font-semibold text-primary text-sm"
        >
          <span className="quiet-link">
            {homes > rows ? `List all ${homes} homes` : 'Show in the list'}
          </span>
        </PageLink>
      </p>
    </div>
  )
}
