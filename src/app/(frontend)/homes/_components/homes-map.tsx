'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { useCallback, useState } from 'react'
import type { MapSettings } from '@/config/map-settings'
import type { MapStart } from '@/domain/map/map-view'
import { plural } from '@/domain/text/plural'
import { fetchHomePins } from '@/features/homes/api/home-pins'
import { PinCard } from '@/features/homes/components/pin-card'
import { LazyCommunityMap } from '@/features/map/components/lazy-maps'
import type { MapCommunity } from '@/features/map/types'
import { useLazyQuery } from '@/lib/use-lazy-query'
import { useMapPosition } from '../../_components/use-map-position'

interface HomesMapProps {
  filters: string
  total: number
  settings: MapSettings
  start: MapStart
  highlighted: string | null
  onHighlight: (id: string | null) => void
}

const none: readonly never[] = []

function PinMap({ filters, total, ...map }: HomesMapProps) {
  const position = useMapPosition()
  const [chosen, setChosen] = useState<string | null>(null)
  const fetchPins = useCallback(() => fetchHomePins(filters), [filters])
  const { data: pins, error } = useLazyQuery(fetchPins, true)
  const renderCard = useCallback(
    ({ slug, name, startPrice, homes = 0 }: MapCommunity) => (
      <PinCard slug={slug} name={name} fromPrice={startPrice} homes={homes} filters={filters} />
    ),
    [filters],
  )
  const unplaced = pins ? total - pins.reduce((sum, { homes }) => sum + homes, 0) : 0
  return (
    <>
      <LazyCommunityMap
        {...map}
        {...position}
        unit="homes"
        communities={pins ?? none}
        schools={none}
        chosen={chosen}
        onChoose={setChosen}
        renderCard={renderCard}
        className="h-[calc(100dvh-12rem)] min-h-96 xl:h-[calc(100dvh-8.5rem)]"
      />
      {error ? (
        <p role="alert" className="px-4 py-3 text-danger text-sm">
          The homes could not be loaded. Reload the page to try again.
        </p>
      ) : null}
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
