import type { Random } from '@/seed/random'
import type { Rect } from '../floor-plans/types'
import type { Exterior } from './exteriors'
import type { Facade } from './facade'
import type { Front } from './front'

/** The height of a floor in feet. */
export const STORY = 9.6

interface House {
  readonly facade: Facade
  readonly exterior: Exterior
  readonly fronts: readonly Front[]
  readonly random: Random
}

const windowHeight = ({ form }: Exterior) => (form === 'flat' ? 6 : 5)

function paintWindows({ facade, exterior }: House, { windows }: Front, story: number): void {
  const height = windowHeight(exterior)
  const up = story * STORY + (story > 0 ? 3.2 : 8 - height)
  if (windows.length > 0) facade.windows(windows.map(({ x, width }) => ({ x, up, width, height })))
}

/** The roof over a mass of the house. */
function paintRoof(
  { facade, exterior }: House,
  mass: { x: number; width: number },
  up: number,
  rise: number,
): void {
  const { form, roofing } = exterior
  if (form === 'flat') facade.flat(mass.x, up, mass.width)
  else if (form === 'gable') facade.sideGable(mass.x, up, mass.width, rise)
  else facade.hip(mass.x, up, mass.width, roofing === 'tile' ? rise * 0.72 : rise)
}

/** A room that projects to the street, with its own roof. */
function paintProjection(house: House, room: Rect, isGarage: boolean): void {
  const { facade, exterior, fronts, random } = house
  const hasUpper = fronts.length > 1
  const { form, gables, roofing } = exterior
  const hasGable = form !== 'flat' && (gables === 'all' || (gables === 'garage') === isGarage)
  const raise = form === 'flat' && !isGarage ? 1.5 : 0
  const area = { x: room.x, up: 0, width: room.width, height: STORY + raise }
  facade.besides(area, fronts[0]?.bounds ?? room)
  facade.wall(area, isGarage && form !== 'flat' ? 'wall' : 'accent')
  facade.skirt(room)
  if (form === 'flat') {
    facade.flat(room.x, STORY + raise, room.width, 1.3)
    return
  }
  facade.underEaves({ x: room.x, up: STORY, width: room.width }, 2)
  if (hasGable) {
    const pitch = roofing === 'tile' ? 0.24 : random.pick([0.34, 0.4])
    const rise = Math.min(room.width * pitch, hasUpper ? 5.4 : 8.4)
    facade.gable(room.x, STORY, room.width, rise)
  } else {
    facade.hip(room.x, STORY, room.width, Math.min(hasUpper ? 3.2 : 6.2, room.width * 0.3), 0.2)
  }
}

function paintUpperFloor(house: House, front: Front, story: number): void {
  const { facade, exterior } = house
  const { form, roofing } = exterior
  const base = STORY * story
  const { x, width } = front.bounds
  facade.wall({ x, up: base - 2, width, height: STORY + 2 }, 'wall')
  paintRoof(house, front.bounds, base + STORY, form === 'gable' ? 6.4 : 7.6)
  const [room] = front.rooms.slice(-1)
  if (room && form !== 'flat') {
    const area = { x: room.x, up: base - 2, width: room.width, height: STORY + 2 }
    facade.besides(area, front.bounds, 1.3)
    facade.wall(area, 'accent')
    facade.underEaves({ x: room.x, up: base + STORY, width: room.width }, 2)
    facade.gable(
      room.x,
      base + STORY,
      room.width,
      Math.min(room.width * (roofing === 'tile' ? 0.24 : 0.4), 6),
    )
  }
  paintWindows(house, front, story)
}

/** The rise of the main roof of one floor. */
const mainRise = ({ form, roofing }: Exterior, { width, depth }: Rect) =>
  roofing === 'tile'
    ? 9
    : Math.min(form === 'gable' ? 9.6 : 11.5, Math.max(7, Math.min(depth * 0.22, width * 0.25)))

function paintDetached(house: House): void {
  const { facade, exterior, fronts, random } = house
  const [first, ...upper] = fronts
  if (!first) return
  const { form, roofing } = exterior
  const { x, width } = first.bounds
  const hasUpper = upper.length > 0
  const rise = hasUpper ? 3 : mainRise(exterior, first.bounds)
  const top = hasUpper ? STORY * (upper.length + 1) + 6.6 : STORY + rise
  const roofStart = upper[0]?.bounds ?? first.bounds
  facade.chimney(
    roofStart.x + roofStart.width * random.pick([0.24, 0.68]),
    form === 'flat' ? STORY : top - 4,
    form === 'flat' ? 6 + upper.length * STORY : 6.4,
  )
  upper.forEach((front, index) => {
    paintUpperFloor(house, front, index + 1)
  })
  facade.wall({ x, up: 0, width, height: STORY }, 'wall')
  facade.skirt(first.bounds)
  if (hasUpper && form !== 'flat') facade.hip(x, STORY, width, rise, 0.9)
  else paintRoof(house, first.bounds, STORY, rise)
  const { door, porch } = first
  // A long roof is broken by a wide gable over the entry.
  if (!hasUpper && form !== 'flat' && width > 60 && door) {
    const middle = door.x + door.width / 2
    facade.gable(middle - 10, STORY, 20, roofing === 'tile' ? 5.4 : 8)
  }
  if (!hasUpper && form === 'gable' && exterior.hasDormers && rise > 7.5)
    paintDormers(house, first, rise)
  if (porch) facade.porchShade(porch, STORY - 0.6)
  if (door) facade.frontDoor(door)
  const garages = new Set(
    first.rooms.filter((room) =>
      first.garageDoors.some((opening) => opening.x >= room.x && opening.x < room.x + room.width),
    ),
  )
  for (const room of first.rooms) paintProjection(house, room, garages.has(room))
  paintWindows(house, first, 0)
  for (const opening of first.garageDoors) facade.garageDoor(opening)
  if (porch) facade.porch(porch, STORY - 0.6, porchRoof(exterior, porch.width))
}

function porchRoof({ form, style }: Exterior, width: number): 'shed' | 'gable' | 'flat' {
  if (form === 'flat') return 'flat'
  return width < 10 && (style === 'brick' || style === 'cottage') ? 'gable' : 'shed'
}

/** Dormers over the parts of the front that no gable covers. */
function paintDormers({ facade }: House, { rooms, bounds }: Front, rise: number): void {
  const free = (middle: number) =>
    rooms.every((room) => middle < room.x - 3.4 || middle > room.x + room.width + 3.4)
  const places = [0.3, 0.42, 0.54, 0.66, 0.78]
    .map((share) => bounds.x + bounds.width * share)
    .filter(free)
  for (const middle of places.slice(0, 2)) facade.dormer(middle, STORY + rise * 0.3)
}

/** A house in a row, between parts of its neighbors. */
function paintAttached(house: House): void {
  const { facade, exterior, fronts } = house
  const [first] = fronts
  if (!first) return
  const { x, width } = first.bounds
  const { form, roofing } = exterior
  const height = STORY * fronts.length
  for (const left of [x - width, x + width]) {
    const mass = { x: left, up: 0, width, height: height - 1 }
    facade.wall(mass, 'neighbor')
    paintRoof(house, mass, height - 1, 6)
    facade.windows(
      fronts.flatMap(({ windows }, story) =>
        windows.map((span) => ({
          x: span.x - x + left,
          up: story * STORY + 2.8,
          width: span.width,
          height: 5,
        })),
      ),
    )
    facade.recede(mass, '.14')
  }
  const mass = { x, up: 0, width, height }
  facade.besides(mass, { x: x - width, width: 3 * width }, 1.4)
  facade.wall(mass, 'wall')
  if (form === 'flat') {
    facade.wall(
      { x: x + width * 0.06, up: STORY - 0.4, width: width * 0.62, height: height - STORY + 0.4 },
      'accent',
    )
    facade.flat(x, height + 0.6, width, 0.8)
  } else {
    facade.skirt(mass)
    paintRoof(house, mass, height, form === 'gable' ? 6 : 4)
    facade.gable(x + width * 0.1, height, width * 0.8, width * (roofing === 'tile' ? 0.2 : 0.32))
  }
  fronts.forEach((front, story) => {
    paintWindows(house, front, story)
    if (story > 0 && front.porch) facade.balcony(front.porch, STORY * story)
  })
  const { door, porch } = first
  if (porch) facade.porchShade(porch, STORY - 1.4)
  if (door) facade.frontDoor(door)
  if (porch) facade.porch(porch, STORY - 1.4, porchRoof(exterior, porch.width))
}

export function paintHouse(house: House, isAttached: boolean): void {
  if (isAttached) paintAttached(house)
  else paintDetached(house)
  house.facade.shine()
}
