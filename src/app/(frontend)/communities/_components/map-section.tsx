'use client'

import { useCallback } from 'react'
import type { MapSettings } from '@/config/map-settings'
import type { CommunitySummary } from '@/contract/communities/community'
import type { Bounds, MapStart } from '@/domain/map/map-view'
import type { SearchChange } from '@/features/communities/search-params'
import { LazyCommunityMap } from '@/features/map/components/lazy-maps'
import { MapKey } from '@/features/map/components/map-key'
import type { SchoolPin } from '@/features/map/types'
import { useMapPosition } from '../../_components/use-map-position'

interface MapSectionProps {
  communities: readonly CommunitySummary[]
  schools: readonly SchoolPin[]
  area: Bounds | null
  settings: MapSettings
  start: MapStart
  highlighted: string | null
  onHighlight: (id: string | null) => void
  chosen: string | null
  onChoose: (id: string | null) => void
  onShowInList: (id: string) => void
  onChange: (change: SearchChange) => void
}

/** The map, whose position is part of the URL, and its legend. */
export function MapSection({ onChange, ...map }: MapSectionProps) {
  const position = useMapPosition()
  const onArea = useCallback((area: Bounds) => onChange({ area }), [onChange])
  return (
    <section
      id="map"
      tabIndex={-1}
      aria-label="Map"
      className="overflow-hidden border-hairline bg-surface max-md:-mx-5 max-md:border-y md:rounded-lg md:border"
    >
      <LazyCommunityMap
        {...map}
        {...position}
        onArea={onArea}
        className="h-[calc(100dvh-17rem)] min-h-96 md:h-[calc(100dvh-15rem)] xl:h-[calc(100dvh-19.5rem)]"
      />
      <MapKey communities={map.communities} />
    </section>
  )
}
