'use client'

import { GraduationCap } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { CommunityDetail } from '@/contract/communities/community'
import type { LatLng } from '@/domain/map/map-view'
import { communitySchools } from '../community-schools'
import type { MapView } from '../engine'
import { getMapBounds } from '../map-bounds'
import { mapLabel } from '../map-label'
import { MAX_MARKERS } from '../max-markers'
import type { MapSettings } from '../settings'
import type { SchoolPin } from '../types'
import { useMapBounds } from '../use-map-bounds'
import { MapFrame } from './map-frame'
import { schoolPlaces } from './map-places'
import { markerName, PricePill } from './price-pill'
import { SchoolKey } from './school-key'

export interface LocationMapProps {
  readonly community: Pick<CommunityDetail, 'name' | 'slug' | 'startPrice' | 'schools'>
  readonly at: LatLng
  readonly settings: MapSettings
  readonly className: string
}

/** Map of one community, optionally with its schools. */
export function LocationMap({ community, at, settings, className }: LocationMapProps) {
  const { name, startPrice } = community
  const schools = useMemo(() => communitySchools(community, at), [community, at])
  const [shown, setShown] = useState<readonly SchoolPin[]>([])
  const [view, setView] = useState<MapView | null>(null)
  const hasSchools = shown.length > 0
  const [hasStreets, setHasStreets] = useState(settings.googleKey !== null)
  const fullBounds = useMemo(
    () => getMapBounds([at], { hasSchools, hasStreets }),
    [at, hasSchools, hasStreets],
  )
  const { onReady, onFitAll } = useMapBounds(fullBounds, `${hasSchools} ${hasStreets}`)
  const marker = {
    key: 'community',
    at,
    zIndex: 2,
    content: (
      <span role="img" aria-label={markerName(name, startPrice)} className="block pb-2">
        <PricePill startPrice={startPrice} isChosen />
      </span>
    ),
  }
  return (
    <>
      <MapFrame
        settings={settings}
        onReady={onReady}
        onFitAll={onFitAll}
        label={mapLabel(name)}
        start={{ at, zoom: 16 }}
        places={[marker, ...(view ? schoolPlaces(shown, view, MAX_MARKERS) : [])]}
        onView={setView}
        onStreets={setHasStreets}
        onBackground={() => {}}
        className={className}
      >
        {schools.length > 0 ? (
          <Button
            variant="plain"
            className="absolute top-3 left-3 z-20 min-h-11 px-4 text-sm shadow-soft md:top-4 md:left-4"
            onClick={() => setShown(hasSchools ? [] : schools)}
          >
            <GraduationCap aria-hidden className="size-4.5" strokeWidth={1.8} />
            {hasSchools ? 'Hide Schools' : 'Show Schools'}
          </Button>
        ) : null}
      </MapFrame>
      {hasSchools ? <SchoolKey schools={shown} /> : null}
    </>
  )
}
