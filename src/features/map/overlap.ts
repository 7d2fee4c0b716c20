import type { LatLng } from '@/domain/map/map-view'
import { fromWorld, toWorld } from '@/domain/map/mercator'

/** Size of a price with its tip, which is at the location, and a margin, in pixels. */
const PRICE = { width: 70, height: 42, countWidth: 30 } as const

/** Diameter of a cluster by its number of communities or homes, in pixels. */
export function clusterSize(count: number): number {
  if (count < 10) return 44
  return count < 100 ? 52 : 60
}

type Drawn =
  | {
      readonly kind: 'single'
      readonly at: LatLng
      readonly community: { readonly homes?: number }
    }
  | { readonly kind: 'cluster'; readonly at: LatLng; readonly count: number }

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Group<Marker> {
  readonly markers: readonly Marker[]
  readonly box: Box
  readonly count: number
  readonly x: number
  readonly y: number
}

/** The marker of a group is a cluster in its middle. */
function clusterBox(x: number, y: number, count: number): Box {
  const half = clusterSize(count) / 2 + 2
  return { left: x - half, right: x + half, top: y - half, bottom: y + half }
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

function join<Marker>(a: Group<Marker>, b: Group<Marker>): Group<Marker> {
  const count = a.count + b.count
  const x = (a.x * a.count + b.x * b.count) / count
  const y = (a.y * a.count + b.y * b.count) / count
  return { markers: [...a.markers, ...b.markers], count, x, y, box: clusterBox(x, y, count) }
}

/** Groups the markers so that the markers of the groups do not overlap on the screen. */
export function groupOverlapping<Marker extends Drawn>(
  markers: readonly Marker[],
  zoom: number,
): (readonly Marker[])[] {
  const groups: Group<Marker>[] = []
  for (const marker of markers) {
    let group = toGroup(marker, 2 ** zoom)
    for (;;) {
      const other = groups.findIndex(({ box }) => overlap(box, group.box))
      const [found] = other < 0 ? [] : groups.splice(other, 1)
      if (!found) break
      group = join(found, group)
    }
    groups.push(group)
  }
  return groups.map(({ markers: grouped }) => grouped)
}

/** The most markers above each other. */
const COLUMN = 4

/**
 * Moves markers that overlap into columns above their middle, the first one at the bottom, so that
 * each can be seen and clicked.
 */
export function spreadOverlapping<Marker extends Drawn>(
  markers: readonly Marker[],
  zoom: number,
): Marker[] {
  const scale = 2 ** zoom
  const width = PRICE.width + PRICE.countWidth
  return groupOverlapping(markers, zoom).flatMap((group) => {
    if (group.length === 1) return group
    const columns = Math.ceil(group.length / COLUMN)
    const places = group.map(({ at }) => toWorld(at))
    const x = places.reduce((sum, place) => sum + place.x, 0) / group.length
    const y = places.reduce((sum, place) => sum + place.y, 0) / group.length
    return group.map((marker, index) => {
      const right = ((index % columns) - (columns - 1) / 2) * width
      const up = Math.floor(index / columns) * PRICE.height
      return { ...marker, at: fromWorld({ x: x + right / scale, y: y - up / scale }) }
    })
  })
}

function toGroup<Marker extends Drawn>(marker: Marker, scale: number): Group<Marker> {
  const isSingle = marker.kind === 'single'
  const world = toWorld(marker.at)
  const [x, y] = [world.x * scale, world.y * scale]
  const count = isSingle ? (marker.community.homes ?? 1) : marker.count
  const width = PRICE.width + (isSingle && marker.community.homes ? PRICE.countWidth : 0)
  const box = isSingle
    ? { left: x - width / 2, right: x + width / 2, top: y - PRICE.height, bottom: y }
    : clusterBox(x, y, count)
  return { markers: [marker], box, count, x, y }
}
