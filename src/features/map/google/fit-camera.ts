import { type Bounds, type LatLng, MAX_FIT_ZOOM } from '@/domain/map/map-view'
import { fromWorld, toWorld } from '@/domain/map/mercator'

interface Size {
  readonly width: number
  readonly height: number
}

interface Sides {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/**
 * Computes the camera of a Google map that shows the bounds within `padding` (pixels), with a zoom
 * of at most `MAX_FIT_ZOOM`. Google's `fitBounds` has no zoom limit and sets the zoom
 * asynchronously. The zoom is an integer because not every Google map supports fractions.
 */
export function fitCamera(
  [west, south, east, north]: Bounds,
  size: Size,
  padding: Sides,
): { readonly center: LatLng; readonly zoom: number } {
  const [low, high] = [toWorld({ lat: south, lng: west }), toWorld({ lat: north, lng: east })]
  const wide = Math.max(size.width - padding.left - padding.right, 1)
  const tall = Math.max(size.height - padding.top - padding.bottom, 1)
  // The scale is Infinity for bounds of a single point.
  const scale = Math.min(wide / (high.x - low.x), tall / (low.y - high.y))
  const zoom = Math.max(0, Math.min(Math.floor(Math.log2(scale)), MAX_FIT_ZOOM))
  // Centers the bounds in the area without padding.
  const x = (low.x + high.x) / 2 + (padding.right - padding.left) / 2 / 2 ** zoom
  const y = (low.y + high.y) / 2 + (padding.bottom - padding.top) / 2 / 2 ** zoom
  return { center: fromWorld({ x, y }), zoom }
}
