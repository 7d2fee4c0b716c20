import { describe, expect, it } from 'vitest'
import { type Design, designs, families } from '@/seed/content/homes/designs'
import { findObstacles, placeLabels } from './draw-floor'
import { getBounds, getFloors, getRoom, livingArea, wallBetween } from './geometry'
import { feetAndInches } from './labels'
import type { Floor, Rect, RoomKind } from './types'

/** How far two rectangles overlap in both directions. */
function overlap(a: Rect, b: Rect): number {
  return Math.min(
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.depth, b.y + b.depth) - Math.max(a.y, b.y),
  )
}

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) =>
    items.slice(index + 1).map((other): [Item, Item] => [one, other]),
  )
}

/** The rooms that one can walk to. Stairs lead to the stairs of the next floor. */
function reachable(floors: readonly Floor[]): Set<string> {
  const edges = floors.flatMap((floor, level) => [
    ...floor.doors.map(({ between }) => between.map((id) => `${level}/${id}`)),
    ...floor.open.map((between) => between.map((id) => `${level}/${id}`)),
    ...floor.stairs.map(({ room }) => [`${level}/${room}`, `${level + 1}/${room}`]),
  ])
  const reached = new Set(['0/entry'])
  for (let size = 0; size !== reached.size; ) {
    size = reached.size
    for (const [one = '', other = ''] of edges) {
      if (reached.has(one)) reached.add(other)
      if (reached.has(other)) reached.add(one)
    }
  }
  return reached
}

const countRooms = (floors: readonly Floor[], kind: RoomKind) =>
  floors.flatMap(({ rooms }) => rooms).filter((room) => room.kind === kind).length

describe.each(designs.map((design): [string, Design] => [design.key, design]))(
  'the design %s',
  (_key, design) => {
    const floors = getFloors(design)

    it('has the rooms and the area that it states', () => {
      const facts = families[design.family]
      expect({
        stories: floors.length,
        beds: countRooms(floors, 'bedroom'),
        baths: countRooms(floors, 'bath'),
        halfBaths: countRooms(floors, 'half-bath'),
      }).toEqual({
        stories: facts.stories,
        beds: facts.beds,
        baths: facts.baths,
        halfBaths: facts.halfBaths,
      })
      expect(Math.abs(livingArea(floors) / design.squareFeet - 1)).toBeLessThan(0.03)
      const doors = floors.flatMap(({ garageDoors }) => garageDoors)
      const cars = doors.reduce((sum, { width }) => sum + (width > 12 ? 2 : 1), 0)
      expect(cars).toBe(design.garage)
    })

    it('has rooms that do not overlap and doors in the walls between them', () => {
      for (const floor of floors) {
        const overlapping = pairs(floor.rooms).filter(([one, other]) => overlap(one, other) > 0.05)
        expect(overlapping).toEqual([])
        for (const [first, second] of [...floor.doors.map(({ between }) => between), ...floor.open])
          expect(() => wallBetween(getRoom(floor, first), getRoom(floor, second))).not.toThrow()
      }
    })

    it('has upper floors within the outline of the first, except over the garage', () => {
      const [first, ...upper] = floors
      if (!first) throw new Error('no floor')
      const below = getBounds(first.rooms.filter(({ kind }) => kind !== 'outdoor'))
      for (const { rooms } of upper) {
        const above = getBounds(rooms.filter(({ kind }) => kind !== 'outdoor'))
        expect(above.x).toBeGreaterThanOrEqual(below.x - 0.01)
        expect(above.x + above.width).toBeLessThanOrEqual(below.x + below.width + 0.01)
        expect(above.y + above.depth).toBeLessThanOrEqual(below.y + below.depth + 0.01)
      }
    })

    it('has stairs at the same place on all floors', () => {
      const places = floors.flatMap(({ rooms }) =>
        rooms
          .filter(({ kind }) => kind === 'stairs')
          .map(({ x, y, width, depth }) => ({ x, y, width, depth })),
      )
      expect(places).toHaveLength(floors.length > 1 ? floors.length : 0)
      for (const place of places) expect(place).toEqual(places[0])
    })

    it('leads from the entry to every room', () => {
      const reached = reachable(floors)
      const unreachable = floors.flatMap(({ rooms }, level) =>
        rooms.map(({ id }) => `${level}/${id}`).filter((id) => !reached.has(id)),
      )
      expect(unreachable).toEqual([])
    })

    it('has a window in each bedroom, in an exterior wall', () => {
      for (const floor of floors) {
        for (const { id } of floor.rooms.filter(({ kind }) => kind === 'bedroom')) {
          const windows = floor.windows.filter(({ room }) => room === id)
          expect(windows.length, id).toBeGreaterThan(0)
        }
        for (const { room, side } of floor.windows) {
          const own = getRoom(floor, room)
          const beside = {
            north: { ...own, y: own.y - 0.1, depth: 0.1 },
            south: { ...own, y: own.y + own.depth, depth: 0.1 },
            west: { ...own, x: own.x - 0.1, width: 0.1 },
            east: { ...own, x: own.x + own.width, width: 0.1 },
          }[side]
          const neighbors = floor.rooms.filter(
            (other) => other.kind !== 'outdoor' && overlap(other, beside) > 0.05,
          )
          expect(neighbors.map(({ id }) => `${room} ${side} ${id}`)).toEqual([])
        }
      }
    })

    it('labels every named room within its walls', () => {
      for (const floor of floors) {
        const labels = [...placeLabels(floor)]
        expect(labels.filter(([, label]) => label === null)).toEqual([])
        for (const [, label] of labels) expect(label?.box.width).toBeGreaterThan(0)
      }
    })

    it('has room for its fixtures and the swings of its doors', () => {
      for (const floor of floors) {
        const { fixtures, islands, swings } = findObstacles(floor)
        const standing = fixtures.filter(({ fixture }) => fixture.kind !== 'counter')
        const blocked = [
          ...pairs(standing.map(({ rect }) => rect)),
          ...standing.flatMap(({ rect }) => islands.map((island): [Rect, Rect] => [rect, island])),
          ...standing.flatMap(({ rect }) =>
            swings.map((swing): [Rect, Rect] => [rect, swing.rect]),
          ),
          ...pairs(swings.map(({ rect }) => rect)),
        ].filter(([one, other]) => overlap(one, other) > 1)
        expect(blocked).toEqual([])
      }
    })
  },
)

it('feetAndInches writes lengths in feet and inches', () => {
  expect([feetAndInches(12.33), feetAndInches(11), feetAndInches(9.99)]).toEqual([
    `12'4"`,
    `11'0"`,
    `10'0"`,
  ])
})
