import { MAX_FIT_ZOOM } from '@/domain/map/map-view'
import { findCenter, toWorld } from '@/domain/map/mercator'
import type { MapBounds } from './map-bounds'
import type { PlacedCommunity } from './types'

/** A position from the middle of the map, in world pixels at zoom 0 (src/domain/map/mercator.ts). */
export interface SketchPoint {
  readonly x: number
  readonly y: number
}

/** What a map shows before it is loaded, whatever its size. */
export interface Sketch {
  /** Size of the view in world pixels; 0 if it has one zoom. */
  readonly width: number
  readonly height: number
  /** The largest number of pixels for a world pixel: 2 to the power of the zoom. */
  readonly scale: number
  /** The position of a location. */
  at(location: PlacedCommunity['coordinates']): SketchPoint
}

/** Four decimals of a world pixel are less than seven pixels at the closest zoom. */
const rounded = (value: number) => Math.round(value * 1e4) / 1e4

/** The view that a map of these bounds will have. */
export function toSketch(whole: MapBounds): Sketch {
  const center = toWorld(whole.at ?? findCenter(whole.bounds))
  const at: Sketch['at'] = (location) => {
    const { x, y } = toWorld(location)
    return { x: rounded(x - center.x), y: rounded(y - center.y) }
  }
  if (whole.at) return { width: 0, height: 0, scale: 2 ** whole.zoom, at }
  const [west, south, east, north] = whole.bounds
  const [low, high] = [toWorld({ lat: south, lng: west }), toWorld({ lat: north, lng: east })]
  return {
    width: rounded(high.x - low.x),
    height: rounded(low.y - high.y),
    scale: 2 ** MAX_FIT_ZOOM,
    at,
  }
}

/** The size in pixels of a map on a common laptop, without its edges. */
const COMMON = { width: 400, height: 460 }
/** The room in pixels that a price needs. */
const ROOM = { width: 76, height: 40 }

/**
 * The communities whose prices have room on a map of a common size, in the order of the list, and the
 * others, of which only a point is drawn.
 */
export function chooseLabels(
  communities: readonly PlacedCommunity[],
  { width, height, scale, at }: Sketch,
): { readonly labeled: PlacedCommunity[]; readonly points: PlacedCommunity[] } {
  const pixels = Math.min(
    width > 0 ? COMMON.width / width : Number.POSITIVE_INFINITY,
    height > 0 ? COMMON.height / height : Number.POSITIVE_INFINITY,
    scale,
  )
  const labeled: PlacedCommunity[] = []
  const points: PlacedCommunity[] = []
  for (const community of communities) {
    const { x, y } = at(community.coordinates)
    const hasRoom = labeled.every((other) => {
      const taken = at(other.coordinates)
      return (
        Math.abs(taken.x - x) * pixels > ROOM.width || Math.abs(taken.y - y) * pixels > ROOM.height
      )
    })
    if (hasRoom) labeled.push(community)
    else points.push(community)
  }
  return { labeled, points }
}
