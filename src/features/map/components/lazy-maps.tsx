'use client'

import { lazy } from 'react'
import { mapLabel } from '../map-label'
import type { CommunityMapProps } from './community-map'
import type { LocationMapProps } from './location-map'
import { MapSpace } from './map-space'

const CommunityMap = lazy(async () => ({ default: (await import('./community-map')).CommunityMap }))
const LocationMap = lazy(async () => ({ default: (await import('./location-map')).LocationMap }))

/** {@link CommunityMap}, loaded when it is seen. */
export function LazyCommunityMap(props: CommunityMapProps) {
  const { settings, unit = 'communities', className } = props
  return (
    <MapSpace settings={settings} label={mapLabel(unit)} className={className}>
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
