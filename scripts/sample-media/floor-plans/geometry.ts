import { type Design, type Family, getDesign } from '@/seed/content/homes/designs'
import { cottage } from './layouts/cottage'
import { gameRoom } from './layouts/game-room'
import { hillCountry } from './layouts/hill-country'
import { narrow } from './layouts/narrow'
import { ranch } from './layouts/ranch'
import { rowhouse } from './layouts/rowhouse'
import { townhome } from './layouts/townhome'
import { twoStory } from './layouts/two-story'
import type { Floor, Layout, Rect, Room, Side } from './types'

const layouts: Readonly<Record<Family, (garage: number) => Layout>> = {
  cottage: () => cottage('Bedroom 2'),
  'patio-home': () => cottage('Study'),
  narrow: () => narrow,
  ranch: () => ranch,
  'two-story': () => twoStory,
  'game-room': () => gameRoom,
  townhome: townhome,
  rowhouse: () => rowhouse,
  'hill-country': () => hillCountry,
}

const isConditioned = ({ kind }: Room) => kind !== 'outdoor' && kind !== 'garage'

/** The conditioned area in square feet. */
export function livingArea(floors: readonly Floor[]): number {
  return floors
    .flatMap(({ rooms }) => rooms)
    .filter(isConditioned)
    .reduce((sum, { width, depth }) => sum + width * depth, 0)
}

/** The rectangle around rectangles. */
export function getBounds(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    depth: Math.max(...rects.map((rect) => rect.y + rect.depth)) - y,
  }
}

function scaled(floor: Floor, scale: number): Floor {
  const rooms = floor.rooms.map((room) => ({
    ...room,
    x: room.x * scale,
    y: room.y * scale,
    width: room.width * scale,
    depth: room.depth * scale,
  }))
  return { ...floor, rooms }
}

const opposite: Readonly<Record<Side, Side>> = {
  north: 'north',
  south: 'south',
  east: 'west',
  west: 'east',
}

const mirroredOnWall = <Part extends { readonly side: Side; readonly at: number }>(
  part: Part,
): Part => ({
  ...part,
  side: opposite[part.side],
  at: part.side === 'north' || part.side === 'south' ? 1 - part.at : part.at,
})

/** Exchanges left and right around the middle of the house. */
function mirrored(floor: Floor, width: number): Floor {
  const rooms = floor.rooms.map((room) => ({ ...room, x: width - room.x - room.width }))
  const doors = floor.doors.map((door) => {
    if (!wallBetween(getRoom(floor, door.between[0]), getRoom(floor, door.between[1])).isHorizontal)
      return door
    const hinge = door.hinge === 'start' ? 'end' : 'start'
    return { ...door, at: 1 - door.at, hinge } as const
  })
  return {
    ...floor,
    rooms,
    doors,
    windows: floor.windows.map(mirroredOnWall),
    garageDoors: floor.garageDoors.map(mirroredOnWall),
    fixtures: floor.fixtures.map(mirroredOnWall),
    islands: floor.islands.map((island) => ({ ...island, centerX: 1 - island.centerX })),
  }
}

/** The floors of a design: its layout, scaled to the living area and mirrored. */
export function getFloors({ family, garage, squareFeet, isMirrored }: Design): readonly Floor[] {
  const { floors } = layouts[family](garage)
  const scale = Math.sqrt(squareFeet / livingArea(floors))
  const built = floors.map((floor) => scaled(floor, scale))
  const { x, width } = getBounds(built.flatMap(({ rooms }) => rooms))
  return isMirrored ? built.map((floor) => mirrored(floor, x * 2 + width)) : built
}

export const floorsOfDesign = (key: string) => getFloors(getDesign(key))

export function getRoom(floor: Floor, id: string): Room {
  const room = floor.rooms.find((candidate) => candidate.id === id)
  if (!room) throw new Error(`Floor plan: no room "${id}"`)
  return room
}

/** A part of a horizontal or vertical line. */
export interface Line {
  readonly isHorizontal: boolean
  /** The `y` of a horizontal line, the `x` of a vertical one. */
  readonly position: number
  readonly from: number
  readonly to: number
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 0.01

/** The common wall of two rooms. */
export function wallBetween(a: Rect, b: Rect): Line {
  const from = { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) }
  const to = {
    x: Math.min(a.x + a.width, b.x + b.width),
    y: Math.min(a.y + a.depth, b.y + b.depth),
  }
  if (isNear(from.y, to.y) && to.x - from.x > 0.1)
    return { isHorizontal: true, position: to.y, from: from.x, to: to.x }
  if (isNear(from.x, to.x) && to.y - from.y > 0.1)
    return { isHorizontal: false, position: to.x, from: from.y, to: to.y }
  throw new Error('Floor plan: rooms without a common wall')
}

/** A wall of a room. */
export function getWall({ x, y, width, depth }: Rect, side: Side): Line {
  if (side === 'north') return { isHorizontal: true, position: y, from: x, to: x + width }
  if (side === 'south') return { isHorizontal: true, position: y + depth, from: x, to: x + width }
  if (side === 'west') return { isHorizontal: false, position: x, from: y, to: y + depth }
  return { isHorizontal: false, position: x + width, from: y, to: y + depth }
}

/** A part of a line, `margin` feet from its ends at least. */
export function cutLine(line: Line, at: number, wanted: number, margin = 0.35): Line {
  const length = line.to - line.from
  const width = Math.min(wanted, length - 2 * margin)
  const center =
    line.from + Math.min(Math.max(at * length, width / 2 + margin), length - width / 2 - margin)
  return { ...line, from: center - width / 2, to: center + width / 2 }
}
