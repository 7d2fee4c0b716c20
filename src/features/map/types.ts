import type { CommunitySummary } from '@/contract/communities/community'
import type { SchoolPins } from '@/contract/schools/school-pin'
import type { LatLng } from '@/domain/map/map-view'

/** The fields of a community that the map uses. */
export type MapCommunity = Pick<
  CommunitySummary,
  'id' | 'name' | 'slug' | 'city' | 'startPrice' | 'coordinates' | 'images' | 'imageAlts'
> & {
  /** On a map of homes, the number of homes that its marker is for. */
  readonly homes?: number
}

/** A community with coordinates. */
export type PlacedCommunity = MapCommunity & { readonly coordinates: LatLng }

/** The unit that the markers of a map count. */
export type MapUnit = 'communities' | 'homes'

/** A school with its approximate location. */
export type SchoolPin = Readonly<SchoolPins['features'][number]['properties'] & { at: LatLng }>

export function isPlaced(community: MapCommunity): community is PlacedCommunity {
  return community.coordinates !== null
}
