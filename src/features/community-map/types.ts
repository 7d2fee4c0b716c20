import type { CommunitySummary } from '@/contract/community'
import type { SchoolPins } from '@/contract/school-pin'
import type { LatLng } from '@/domain/map-view'

/** What the map has to know of a community. */
export type MapCommunity = Pick<
  CommunitySummary,
  'id' | 'name' | 'slug' | 'city' | 'startPrice' | 'coordinates' | 'images' | 'imageAlts'
>

/** A community that can be put on the map. */
export type PlacedCommunity = MapCommunity & { readonly coordinates: LatLng }

/** A school with its approximate place. */
export type SchoolPin = Readonly<SchoolPins['features'][number]['properties'] & { at: LatLng }>

export function isPlaced(community: MapCommunity): community is PlacedCommunity {
  return community.coordinates !== null
}
