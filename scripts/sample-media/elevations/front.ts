import type { Design } from '@/seed/content/homes/designs'
import {
  cutLine,
  getBounds,
  getFloors,
  getRoom,
  getWall,
  type Line,
  wallBetween,
} from '../floor-plans/geometry'
import type { Floor, Rect } from '../floor-plans/types'

/** A part of the front in feet: from where, and how wide. */
export interface Span {
  readonly x: number
  readonly width: number
}

/** What a floor shows to the street. Lengths are in feet, from the left. */
export interface Front {
  readonly windows: readonly Span[]
  readonly garageDoors: readonly Span[]
  readonly door: Span | null
  /** Rooms with a window or garage door to the street, from the rear to the front. */
  readonly rooms: readonly Rect[]
  /** A porch, or the balcony of an upper floor. */
  readonly porch: Rect | null
  readonly bounds: Rect
}

const toSpan = ({ from, to }: Line): Span => ({ x: from, width: to - from })

function getFront(floor: Floor): Front {
  const isSouth = ({ side }: { side: string }) => side === 'south'
  const windows = floor.windows.filter(isSouth)
  const garageDoors = floor.garageDoors.filter(isSouth)
  const toOpening = ({ room, side, at, width }: Floor['windows'][number]) =>
    toSpan(cutLine(getWall(getRoom(floor, room), side), at, width, 0.8))
  const door = floor.doors.find(({ between }) => between[0] === 'porch')
  const rooms = [...new Set([...windows, ...garageDoors].map(({ room }) => room))]
    .map((id) => getRoom(floor, id))
    .toSorted((a, b) => a.y + a.depth - b.y - b.depth)
  return {
    windows: windows.map(toOpening),
    garageDoors: garageDoors.map(toOpening),
    door: door
      ? toSpan(
          cutLine(
            wallBetween(getRoom(floor, door.between[0]), getRoom(floor, door.between[1])),
            door.at,
            door.width,
          ),
        )
      : null,
    rooms,
    porch: floor.rooms.find(({ id }) => id === 'porch' || id === 'balcony') ?? null,
    bounds: getBounds(floor.rooms.filter(({ kind }) => kind !== 'outdoor')),
  }
}

/** The fronts of the floors of a design, the first floor first. */
export const getFronts = (design: Design): readonly Front[] => getFloors(design).map(getFront)
