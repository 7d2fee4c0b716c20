import { cutLine, getRoom, getWall, type Line, wallBetween } from './geometry'
import type { Floor, Room } from './types'

/** `outline` is the edge of a porch or a patio. */
export type WallKind = 'exterior' | 'interior' | 'outline'

export interface Wall extends Line {
  readonly kind: WallKind
}

const isEnclosed = (room: Room | undefined) => room !== undefined && room.kind !== 'outdoor'

function sorted(values: readonly number[]): number[] {
  const unique: number[] = []
  for (const value of values.toSorted((a, b) => a - b)) {
    if (value - (unique.at(-1) ?? Number.NEGATIVE_INFINITY) > 0.01) unique.push(value)
  }
  return unique
}

function roomAt(floor: Floor, x: number, y: number): Room | undefined {
  return floor.rooms.find(
    (room) => x > room.x && x < room.x + room.width && y > room.y && y < room.y + room.depth,
  )
}

function getKind(floor: Floor, room: Room | undefined, other: Room | undefined): WallKind | null {
  if (room === other) return null
  if (isEnclosed(room) !== isEnclosed(other)) return 'exterior'
  if (!isEnclosed(room)) return room && other ? null : 'outline'
  const isOpen = floor.open.some(
    ([first, second]) =>
      (first === room?.id && second === other?.id) || (first === other?.id && second === room?.id),
  )
  return isOpen ? null : 'interior'
}

function merged(walls: readonly Wall[]): Wall[] {
  const result: Wall[] = []
  for (const wall of walls) {
    const last = result.at(-1)
    const continues =
      last &&
      last.kind === wall.kind &&
      last.isHorizontal === wall.isHorizontal &&
      last.position === wall.position &&
      Math.abs(last.to - wall.from) < 0.01
    if (continues) result[result.length - 1] = { ...last, to: wall.to }
    else result.push(wall)
  }
  return result
}

/** The walls of a floor without regard to doors and windows, in the longest pieces. */
export function findWalls(floor: Floor): Wall[] {
  const xs = sorted(floor.rooms.flatMap(({ x, width }) => [x, x + width]))
  const ys = sorted(floor.rooms.flatMap(({ y, depth }) => [y, y + depth]))
  const walls: Wall[] = []
  const along = (isHorizontal: boolean, positions: readonly number[], steps: readonly number[]) => {
    for (const position of positions) {
      steps.slice(1).forEach((to, index) => {
        const from = steps[index] ?? to
        const middle = (from + to) / 2
        const at = (offset: number) =>
          isHorizontal
            ? roomAt(floor, middle, position + offset)
            : roomAt(floor, position + offset, middle)
        const kind = getKind(floor, at(-0.03), at(0.03))
        if (kind) walls.push({ isHorizontal, position, from, to, kind })
      })
    }
  }
  along(true, ys, xs)
  along(false, xs, ys)
  return merged(walls)
}

/** The gaps in the walls: doors, windows and garage doors. */
export function findGaps(floor: Floor): Line[] {
  const doors = floor.doors.map(({ between: [first, second], at, width }) =>
    cutLine(wallBetween(getRoom(floor, first), getRoom(floor, second)), at, width),
  )
  const inWalls = [...floor.windows, ...floor.garageDoors].map(({ room, side, at, width }) =>
    cutLine(getWall(getRoom(floor, room), side), at, width, 0.8),
  )
  return [...doors, ...inWalls]
}

/** The rest of a wall after taking out the gaps in it. */
export function withoutGaps(wall: Wall, gaps: readonly Line[], margin: number): Wall[] {
  const here = gaps
    .filter(
      (gap) =>
        gap.isHorizontal === wall.isHorizontal &&
        Math.abs(gap.position - wall.position) < 0.01 &&
        gap.to > wall.from &&
        gap.from < wall.to,
    )
    .toSorted((a, b) => a.from - b.from)
  const rest: Wall[] = []
  let { from } = wall
  for (const gap of here) {
    if (gap.from - margin > from) rest.push({ ...wall, from, to: gap.from - margin })
    from = Math.max(from, gap.to + margin)
  }
  if (wall.to > from) rest.push({ ...wall, from })
  return rest
}
