import { isWithin } from '@/domain/map/map-view'
import type { MapView } from './engine'
import type { SchoolPin } from './types'

/** The schools in view; if there are too many, those nearest to the center. */
export function schoolsInView(
  schools: readonly SchoolPin[],
  { bounds }: MapView,
  limit: number,
): readonly SchoolPin[] {
  const visible = schools.filter(({ at }) => isWithin(bounds, at))
  if (visible.length <= limit) return visible
  const [west, south, east, north] = bounds
  const distance = ({ at }: SchoolPin) =>
    Math.hypot(at.lng - (west + east) / 2, at.lat - (south + north) / 2)
  return visible.toSorted((a, b) => distance(a) - distance(b)).slice(0, Math.max(limit, 0))
}
