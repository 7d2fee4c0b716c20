'use client'

import { lazy, useSyncExternalStore } from 'react'
import { mapLabel } from '../map-label'
import type { CommunityMapProps } from './community-map'
import type { LocationMapProps } from './location-map'
import { MapSketch } from './map-sketch'
import { MapSpace } from './map-space'

const CommunityMap = lazy(async () => ({ default: (await import('./community-map')).CommunityMap }))
const LocationMap = lazy(async () => ({ default: (await import('./location-map')).LocationMap }))

const never = () => () => {}
/** HTML is the same for all positions of the map. */
const inHtml = () => null

/** {@link CommunityMap}, loaded when it is seen. Until then its place shows a drawing of it. */
export function LazyCommunityMap(props: CommunityMapProps) {
  const { settings, communities, schools, start, area, unit = 'communities', className } = props
  const opening = useSyncExternalStore(never, () => props.opening ?? null, inHtml)
  return (
    <MapSpace
      settings={settings}
      label={mapLabel(unit)}
      className={className}
      sketch={
        <MapSketch
          communities={communities}
          settings={settings}
          start={start}
          area={area}
          opening={opening}
          hasSchools={schools.length > 0}
        />
      }
    >
      <CommunityMap {...props} />
    </MapSpace>
  )
}

const LOCATION_SIZE = 'h-80 md:h-[26rem]'

/** {@link LocationMap}, loaded when it is seen. */
export function LazyLocationMap(props: Omit<LocationMapProps, 'className'>) {
  const { settings, community } = props
  return (
    <MapSpace settings={settings} label={mapLabel(community.name)} className={LOCATION_SIZE}>
      <LocationMap {...props} className={LOCATION_SIZE} />
    </MapSpace>
  )
}
