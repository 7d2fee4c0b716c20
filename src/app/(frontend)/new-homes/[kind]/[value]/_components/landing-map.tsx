import { mapSettings } from '@/config/map-settings'
import type { HomePins } from '@/contract/homes/home-pins'
import { type Bounds, findBounds, type LatLng, type MapStart } from '@/domain/map/map-view'
import { MapSketch } from '@/features/map/components/map-sketch'
import { toMapCommunities } from '@/features/map/map-communities'

/** In degrees. The towns are part of a picture of the ground, which would be too large any closer. */
const smallest = { width: 0.5, height: 0.4 } as const

/** The bounds of the places, at least as large as the smallest part that is drawn. */
function findArea(places: readonly LatLng[]): Bounds | null {
  const bounds = findBounds(places)
  if (!bounds) return null
  const [west, south, east, north] = bounds
  const x = Math.max(0, smallest.width - (east - west)) / 2
  const y = Math.max(0, smallest.height - (north - south)) / 2
  return [west - x, south - y, east + x, north + y]
}

/** A drawing of where the homes of a page are. Its prices lead to the communities. */
export function LandingMap({ pins, start }: { pins: HomePins; start: MapStart }) {
  if (pins.features.length === 0) return null
  const places = pins.features.map(({ geometry: { coordinates } }) => {
    const [lng, lat] = coordinates
    return { lat, lng }
  })
  return (
    <section
      aria-label="Map of homes"
      data-screen-only
      className="relative h-80 overflow-hidden rounded-lg border border-hairline md:h-96"
    >
      <MapSketch
        communities={toMapCommunities(pins)}
        settings={mapSettings()}
        start={start}
        area={findArea(places)}
      />
    </section>
  )
}
