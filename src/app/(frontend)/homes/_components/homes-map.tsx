'use client'

import { parseAsInteger, parseAsString, useQueryStates } from 'nuqs'
import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { useCallback, useState } from 'react'
import type { MapSettings } from '@/config/map-settings'
import { formatArea } from '@/domain/map/map-address'
import type { Bounds, MapStart } from '@/domain/map/map-view'
import { plural } from '@/domain/text/plural'
import { PinCard } from '@/features/homes/components/pin-card'
import { formatHomesOfPin } from '@/features/homes/homes-of-pin'
import { LazyCommunityMap } from '@/features/map/components/lazy-maps'
import type { MapCommunity } from '@/features/map/types'
import { useMapPosition } from '../../_components/use-map-position'

interface HomesMapProps {
  filters: string
  total: number
  communities: readonly MapCommunity[]
  settings: MapSettings
  start: MapStart
  area: Bounds | null
  highlighted: string | null
  onHighlight: (id: string | null) => void
}

const none: readonly never[] = []

/** The list is rendered by the server, from its first page. */
const searchParams = { area: parseAsString, page: parseAsInteger }
const options = { history: 'push', scroll: false, shallow: false } as const

function PinMap({ filters, total, communities, ...map }: HomesMapProps) {
  const position = useMapPosition()
  const [, setSearch] = useQueryStates(searchParams, options)
  const onArea = useCallback(
    (area: Bounds) => setSearch({ area: formatArea(area), page: null }),
    [setSearch],
  )
  const [chosen, setChosen] = useState<string | null>(null)
  const renderCard = useCallback(
    ({ slug, name, startPrice, homes = 0 }: MapCommunity) => (
      <PinCard slug={slug} name={name} fromPrice={startPrice} homes={homes} filters={filters} />
    ),
    [filters],
  )
  const getHref = useCallback(
    ({ slug }: MapCommunity) => formatHomesOfPin(filters, slug),
    [filters],
  )
  const unplaced = total - communities.reduce((sum, { homes = 0 }) => sum + homes, 0)
  return (
    <>
      <LazyCommunityMap
        {...map}
        {...position}
        unit="homes"
        communities={communities}
        schools={none}
        onArea={onArea}
        chosen={chosen}
        onChoose={setChosen}
        renderCard={renderCard}
        getHref={getHref}
        className="h-[calc(100dvh-12rem)] min-h-96 xl:h-[calc(100dvh-8.5rem)]"
      />
      {unplaced > 0 ? (
        <p className="px-4 py-3 text-ink-soft text-sm">
          {plural(unplaced, 'more home is', 'more homes are')} in the list only: the exact location
          of the community is coming soon.
        </p>
      ) : null}
    </>
  )
}

/** The map of the homes: one price with the number of homes for each community. */
export function HomesMap(props: HomesMapProps) {
  return (
    <NuqsAdapter>
      <PinMap {...props} />
    </NuqsAdapter>
  )
}
