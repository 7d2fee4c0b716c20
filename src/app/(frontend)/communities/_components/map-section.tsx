'use client'

import { createParser, useQueryState } from 'nuqs'
import { useCallback, useState } from 'react'
import type { MapSettings } from '@/config/map-settings'
import type { CommunitySummary } from '@/contract/communities/community'
import { formatMapView, parseMapView } from '@/domain/map/map-address'
import type { Bounds, MapStart } from '@/domain/map/map-view'
import type { SearchChange } from '@/features/communities/search-params'
import { CommunityMap } from '@/features/map/components/community-map'
import { MapKey } from '@/features/map/components/map-key'
import type { SchoolPin } from '@/features/map/types'

// The server does not read the position, so it is not among the parameters of the search.
const parseAsMapView = createParser({ parse: parseMapView, serialize: formatMapView })
const positionOptions = { history: 'replace', scroll: false } as const

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
  const [position, setPosition] = useQueryState('map', parseAsMapView.withOptions(positionOptions))
  const [opening] = useState(position)
  const onPosition = useCallback(
    (view: MapStart | null) => {
      setPosition(view)
    },
    [setPosition],
  )
  const onArea = useCallback((area: Bounds) => onChange({ area }), [onChange])
  return (
    <section
      aria-label="Map"
      className="overflow-hidden border-hairline bg-surface max-md:-mx-5 max-md:border-y md:rounded-lg md:border"
    >
      <CommunityMap
        {...map}
        opening={opening}
        onPosition={onPosition}
        onArea={onArea}
        className="h-[calc(100dvh-17rem)] min-h-96 md:h-[calc(100dvh-15rem)] xl:h-[calc(100dvh-19.5rem)]"
      />
      <MapKey communities={map.communities} />
    </section>
  )
}
