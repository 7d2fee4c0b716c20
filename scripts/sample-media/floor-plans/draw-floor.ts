import { colors, document, element, polyline, rounded, text } from '../svg'
import { drawFixture, fixtureRect } from './fixtures'
import { cutLine, getBounds, getRoom, getWall, type Line, wallBetween } from './geometry'
import { feetAndInches, type Label, labelFor } from './labels'
import type { Door, Floor, Rect, Room, Stairs } from './types'
import { findGaps, findWalls, type Wall, withoutGaps } from './walls'

/** Drawing units per foot. */
const UNIT = 12
const MARGIN = { left: 58, top: 26, right: 26, bottom: 62 } as const
const EXTERIOR = 5
const INTERIOR = 1.6

/** Places feet of the plan in the drawing. */
interface Sheet {
  readonly x: (feet: number) => number
  readonly y: (feet: number) => number
  readonly rect: (rect: Rect) => Rect
}

function createSheet(bounds: Rect): Sheet {
  const x = (feet: number) => (feet - bounds.x) * UNIT + MARGIN.left
  const y = (feet: number) => (feet - bounds.y) * UNIT + MARGIN.top
  return {
    x,
    y,
    rect: (rect) => ({
      x: x(rect.x),
      y: y(rect.y),
      width: rect.width * UNIT,
      depth: rect.depth * UNIT,
    }),
  }
}

type Point = readonly [x: number, y: number]

/** A point on a line, `out` feet beside it. */
function toPoint(sheet: Sheet, line: Line, along: number, out = 0): Point {
  return line.isHorizontal
    ? [sheet.x(along), sheet.y(line.position + out)]
    : [sheet.x(line.position + out), sheet.y(along)]
}

const path = (sheet: Sheet, lines: readonly Line[]) =>
  lines
    .map((line) => polyline([toPoint(sheet, line, line.from), toPoint(sheet, line, line.to)]))
    .join('')

function drawWalls(floor: Floor, sheet: Sheet): string {
  const gaps = findGaps(floor)
  const pieces = (kind: Wall['kind'], stroke: number) =>
    path(
      sheet,
      findWalls(floor)
        .filter((wall) => wall.kind === kind)
        .flatMap((wall) => withoutGaps(wall, gaps, stroke / 2 / UNIT)),
    )
  const common = { fill: 'none', stroke: colors.ink, 'stroke-linecap': 'square' }
  const outline = path(
    sheet,
    findWalls(floor).filter(({ kind }) => kind === 'outline'),
  )
  return [
    outline &&
      element('path', {
        d: outline,
        fill: 'none',
        stroke: colors.inkSoft,
        'stroke-width': 1.1,
        'stroke-dasharray': '6 4',
      }),
    element('path', { d: pieces('interior', INTERIOR), ...common, 'stroke-width': INTERIOR }),
    element('path', { d: pieces('exterior', EXTERIOR), ...common, 'stroke-width': EXTERIOR }),
  ].join('')
}

function drawWindows(floor: Floor, sheet: Sheet): string {
  const half = EXTERIOR / 2 / UNIT
  const d = floor.windows
    .map(({ room, side, at, width }) => {
      const line = cutLine(getWall(getRoom(floor, room), side), at, width, 0.8)
      const edge = (out: number) =>
        polyline([toPoint(sheet, line, line.from, out), toPoint(sheet, line, line.to, out)])
      const end = (along: number) =>
        polyline([toPoint(sheet, line, along, -half), toPoint(sheet, line, along, half)])
      return edge(-half) + edge(0) + edge(half) + end(line.from) + end(line.to)
    })
    .join('')
  return d && element('path', { d, fill: 'none', stroke: colors.ink, 'stroke-width': 0.9 })
}

function drawGarageDoors(floor: Floor, sheet: Sheet): string {
  const d = floor.garageDoors
    .map(({ room, side, at, width }) => {
      const line = cutLine(getWall(getRoom(floor, room), side), at, width, 0.8)
      return [-0.15, 0.15]
        .map((out) =>
          polyline([toPoint(sheet, line, line.from, out), toPoint(sheet, line, line.to, out)]),
        )
        .join('')
    })
    .join('')
  return (
    d &&
    element('path', {
      d,
      fill: 'none',
      stroke: colors.ink,
      'stroke-width': 1,
      'stroke-dasharray': '9 3',
    })
  )
}

/** The line of a door, and the side (-1 or 1) to which it swings. */
function doorLine(floor: Floor, { between, at, width, intoFirst }: Door) {
  const [first, second] = between.map((id) => getRoom(floor, id)) as [Room, Room]
  const wall = wallBetween(first, second)
  const line = cutLine(wall, at, width)
  const target = intoFirst ? first : second
  const middle = wall.isHorizontal ? target.y + target.depth / 2 : target.x + target.width / 2
  return { line, out: middle > wall.position ? 1 : -1 }
}

function swing(sheet: Sheet, line: Line, out: number, hinge: 'start' | 'end') {
  const width = line.to - line.from
  const [pivot, end] = hinge === 'start' ? [line.from, line.to] : [line.to, line.from]
  const p = toPoint(sheet, line, pivot)
  const open = toPoint(sheet, line, pivot, out * width)
  const closed = toPoint(sheet, line, end)
  const r = rounded(width * UNIT)
  const cross = (open[0] - p[0]) * (closed[1] - p[1]) - (open[1] - p[1]) * (closed[0] - p[0])
  const arc = `M${rounded(open[0])} ${rounded(open[1])}A${r} ${r} 0 0 ${cross > 0 ? 1 : 0} ${rounded(closed[0])} ${rounded(closed[1])}`
  return { leaf: polyline([p, open]), arc }
}

interface DrawnDoor {
  readonly leaf: string
  readonly arc: string
}

function drawnDoor(floor: Floor, sheet: Sheet, door: Door): DrawnDoor {
  const { line, out } = doorLine(floor, door)
  const middle = (line.from + line.to) / 2
  const at = (along: number, beside = 0) => toPoint(sheet, line, along, beside)
  if (door.kind === 'swing') return swing(sheet, line, out, door.hinge)
  if (door.kind === 'double') {
    const one = swing(sheet, { ...line, to: middle }, out, 'start')
    const other = swing(sheet, { ...line, from: middle }, out, 'end')
    return { leaf: one.leaf + other.leaf, arc: one.arc + other.arc }
  }
  if (door.kind === 'bifold') {
    const quarter = (line.to - line.from) / 4
    const fold = -out * quarter * 0.7
    const leaf =
      polyline([
        at(line.from),
        at(line.from + quarter * 0.7, fold),
        at(line.from + 1.4 * quarter),
      ]) + polyline([at(line.to), at(line.to - quarter * 0.7, fold), at(line.to - 1.4 * quarter)])
    return { leaf, arc: '' }
  }
  if (door.kind === 'sliding') {
    const beside = 0.12
    const leaf =
      polyline([at(line.from, -beside), at(middle + 0.3, -beside)]) +
      polyline([at(middle - 0.3, beside), at(line.to, beside)])
    return { leaf, arc: '' }
  }
  return { leaf: '', arc: polyline([at(line.from), at(line.to)]) }
}

function drawDoors(floor: Floor, sheet: Sheet): string {
  const isFolded = ({ kind }: Door) => kind === 'opening'
  const drawn = floor.doors
    .filter((door) => !isFolded(door))
    .map((door) => drawnDoor(floor, sheet, door))
  const openings = floor.doors
    .filter(isFolded)
    .map((door) => drawnDoor(floor, sheet, door).arc)
    .join('')
  const common = { fill: 'none', stroke: colors.ink }
  return [
    element('path', { d: drawn.map(({ leaf }) => leaf).join(''), ...common, 'stroke-width': 1.5 }),
    element('path', { d: drawn.map(({ arc }) => arc).join(''), ...common, 'stroke-width': 0.6 }),
    openings &&
      element('path', { d: openings, ...common, 'stroke-width': 0.6, 'stroke-dasharray': '3 3' }),
  ].join('')
}

/** The space that the swing of a door takes, which labels leave free. */
function swingRect(floor: Floor, sheet: Sheet, door: Door): Rect | null {
  if (door.kind !== 'swing' && door.kind !== 'double') return null
  const { line, out } = doorLine(floor, door)
  const reach = (line.to - line.from) / (door.kind === 'double' ? 2 : 1)
  const start = out > 0 ? line.position : line.position - reach
  const width = line.to - line.from
  return sheet.rect(
    line.isHorizontal
      ? { x: line.from, y: start, width, depth: reach }
      : { x: start, y: line.from, width: reach, depth: width },
  )
}

/** Rods in closets and shelves in pantries, interrupted by the name of the room. */
function drawStorage(floor: Floor, sheet: Sheet): string {
  const labels = placeLabels(floor)
  const grounds = floor.rooms.flatMap(({ kind, id }) => {
    const box = kind === 'closet' || id === 'pantry' ? labels.get(id)?.box : null
    if (!box) return []
    const { x, y, width, depth: height } = box
    return [element('rect', { x: x - 2, y, width: width + 4, height, fill: colors.surface })]
  })
  const lines = floor.rooms
    .filter(({ kind, id }) => kind === 'closet' || id === 'pantry')
    .flatMap((room): Line[] => {
      const { width, depth } = room
      const isNarrow = Math.min(width, depth) < 3.2
      const isWide = width > depth
      const wall = (side: 'north' | 'west', offset: number): Line => {
        const line = getWall(room, side)
        return {
          ...line,
          position: line.position + offset,
          from: line.from + 0.3,
          to: line.to - 0.3,
        }
      }
      if (isNarrow) return [isWide ? wall('north', depth / 2) : wall('west', width / 2)]
      return isWide ? [wall('north', depth - 1.1)] : [wall('west', 1), wall('west', width - 1)]
    })
  return lines.length > 0
    ? element('path', {
        d: path(sheet, lines),
        fill: 'none',
        stroke: colors.inkSoft,
        'stroke-width': 0.7,
        'stroke-dasharray': '5 2.5',
      }) + grounds.join('')
    : ''
}

const arrowHead = ([x, y]: Point, isUp: boolean) => {
  const turn = isUp ? 1 : -1
  return polyline([
    [x - 3.2, y + 6 * turn],
    [x, y],
    [x + 3.2, y + 6 * turn],
  ])
}

function drawStairs(floor: Floor, sheet: Sheet, { room, shape, from, goes }: Stairs): string {
  const { x, y, width, depth } = sheet.rect(getRoom(floor, room))
  const tread = (10.5 / 12) * UNIT
  const isFromNorth = from === 'north'
  // A U has its landing at the far end, as deep as a flight is wide.
  const landing = shape === 'u' ? width / 2 : 0
  const [top, bottom] = isFromNorth ? [y, y + depth - landing] : [y + landing, y + depth]
  let treads = ''
  for (let at = top + tread; at < bottom - 2; at += tread) {
    treads += `M${rounded(x)} ${rounded(at)}h${rounded(width)}`
  }
  if (landing) {
    treads += polyline([
      [x + width / 2, top],
      [x + width / 2, bottom],
    ])
    treads += polyline([
      [x, bottom],
      [x + width, bottom],
    ])
  }
  const isDown = goes === 'down'
  const lane = shape === 'u' ? (isDown ? 0.75 : 0.25) : 0.5
  const laneX = x + width * lane
  const near = isFromNorth ? top + 6 : bottom - 6
  const far = isFromNorth ? bottom - 8 : top + 8
  // The arrow begins where one stands on this floor.
  const begin = shape === 'straight' && isDown ? far : near
  const end = begin === near ? far : near
  const tip: Point = [laneX, end]
  const label = { up: 'UP', down: 'DN', both: 'UP' }[goes]
  const labelY = begin + (begin < end ? 8 : -1)
  return (
    element('path', { d: treads, fill: 'none', stroke: colors.ink, 'stroke-width': 0.6 }) +
    element('path', {
      d: polyline([[laneX, begin + (begin < end ? 14 : -14)], tip]) + arrowHead(tip, end < begin),
      fill: 'none',
      stroke: colors.ink,
      'stroke-width': 1,
    }) +
    element('rect', {
      x: laneX - 9,
      y: labelY - 8,
      width: 18,
      height: 10,
      fill: colors.surface,
    }) +
    text(label, {
      x: laneX,
      y: labelY,
      'font-size': 8,
      'font-weight': 600,
      'text-anchor': 'middle',
      fill: colors.ink,
    })
  )
}

function islandRect(
  floor: Floor,
  { room, centerX, centerY, width, depth }: Floor['islands'][number],
) {
  const kitchen = getRoom(floor, room)
  return {
    x: kitchen.x + kitchen.width * centerX - width / 2,
    y: kitchen.y + kitchen.depth * centerY - depth / 2,
    width,
    depth,
  }
}

function drawIslands(floor: Floor, sheet: Sheet): string {
  return floor.islands
    .map((island) => {
      const { x, y, width, depth } = sheet.rect(islandRect(floor, island))
      return (
        element('rect', { x, y, width, height: depth, rx: 2 }) +
        element('rect', {
          x: x + width / 2 - 8,
          y: y + depth / 2 - 11,
          width: 16,
          height: 22,
          rx: 3,
        })
      )
    })
    .join('')
}

const wet = ['bath', 'half-bath']

function drawGrounds(floor: Floor, sheet: Sheet): string {
  const getFill = ({ kind, id }: Room): string | null => {
    if (wet.includes(kind) || id === 'laundry') return colors.agaveTint
    if (kind === 'garage') return '#f5f1ea'
    if (kind === 'outdoor') return null
    return colors.surface
  }
  return floor.rooms
    .map((room) => {
      const fill = getFill(room)
      const { x, y, width, depth } = sheet.rect(room)
      return fill ? element('rect', { x, y, width, height: depth, fill }) : ''
    })
    .join('')
}

function drawLabel({ lines, x, y, isVertical, box }: Label): string {
  const height = isVertical ? box.width : box.depth
  let baseline = y - height / 2
  const drawn = lines.map(({ text: content, size, isName }) => {
    baseline += size * 1.24
    return text(content, {
      x,
      y: baseline - size * 0.34,
      'font-size': size,
      'font-weight': isName ? 600 : undefined,
      fill: isName ? undefined : colors.inkSoft,
    })
  })
  return isVertical
    ? element('g', { transform: `rotate(-90 ${rounded(x)} ${rounded(y)})` }, drawn.join(''))
    : drawn.join('')
}

/** The spaces that fixtures, islands and the swings of doors take, in drawing units. */
export function findObstacles(floor: Floor) {
  const sheet = createSheet(getBounds(floor.rooms))
  return {
    fixtures: floor.fixtures.map((fixture) => ({
      fixture,
      rect: sheet.rect(fixtureRect(floor, fixture)),
    })),
    islands: floor.islands.map((island) => sheet.rect(islandRect(floor, island))),
    swings: floor.doors.flatMap((door) => {
      const rect = swingRect(floor, sheet, door)
      return rect ? [{ door, rect }] : []
    }),
  }
}

/** The labels of a floor's rooms, in drawing units. */
export function placeLabels(floor: Floor): ReadonlyMap<string, Label | null> {
  const sheet = createSheet(getBounds(floor.rooms))
  const arrow = entryArrow(floor, sheet)
  const { fixtures, islands, swings } = findObstacles(floor)
  const taken = [
    ...fixtures.map(({ rect }) => rect),
    ...islands,
    ...swings.map(({ rect }) => rect),
    ...(arrow ? [{ x: arrow[0] - 7, y: arrow[1] - 2, width: 14, depth: 13 }] : []),
  ]
  const labels = floor.rooms
    .filter(({ name }) => name !== '')
    .map((room) => {
      const placed = { ...room, ...sheet.rect(room) }
      return [room.id, labelFor(placed, taken, UNIT)] as const
    })
  return new Map(labels)
}

/** The line of an overall dimension, with ticks at its ends. */
function drawDimension(from: Point, to: Point, content: string): string {
  const isHorizontal = from[1] === to[1]
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const tick = ([tx, ty]: Point) =>
    polyline([
      [tx - 4, ty + 4],
      [tx + 4, ty - 4],
    ])
  const line = element('path', {
    d: polyline([from, to]) + tick(from) + tick(to),
    fill: 'none',
    stroke: colors.inkSoft,
    'stroke-width': 0.8,
  })
  const half = content.length * 3.6 + 5
  const ground = isHorizontal
    ? { x: x - half, y: y - 8, width: half * 2, height: 16 }
    : { x: x - 8, y: y - half, width: 16, height: half * 2 }
  return (
    line +
    element('rect', { ...ground, fill: colors.paper }) +
    text(content, {
      x,
      y: y + 4,
      'font-size': 12,
      fill: colors.inkSoft,
      transform: isHorizontal ? undefined : `rotate(-90 ${rounded(x)} ${rounded(y)})`,
    })
  )
}

/** The tip of the arrow before the front door. */
function entryArrow(floor: Floor, sheet: Sheet): Point | null {
  const front = floor.doors.find(({ between }) => between[0] === 'porch')
  if (!front) return null
  const { line } = doorLine(floor, front)
  return toPoint(sheet, line, (line.from + line.to) / 2, 0.9)
}

function drawEntry(floor: Floor, sheet: Sheet): string {
  const tip = entryArrow(floor, sheet)
  if (!tip) return ''
  const [x, y] = tip
  return element('path', {
    d: `${polyline([
      [x - 6, y + 9],
      [x, y],
      [x + 6, y + 9],
    ])}Z`,
    fill: colors.terracotta,
  })
}

export interface FloorDrawing {
  readonly title: string
  /** The label below the drawing: `First floor`. */
  readonly label: string
}

/** A floor as an SVG, in the style of a builder's brochure. */
export function drawFloor(floor: Floor, { title, label }: FloorDrawing): string {
  const bounds = getBounds(floor.rooms)
  const enclosed = getBounds(floor.rooms.filter(({ kind }) => kind !== 'outdoor'))
  const sheet = createSheet(bounds)
  const house = sheet.rect(enclosed)
  const width = bounds.width * UNIT + MARGIN.left + MARGIN.right
  const height = bounds.depth * UNIT + MARGIN.top + MARGIN.bottom
  const fixtures = floor.fixtures
    .toSorted((a, b) => Number(b.kind === 'counter') - Number(a.kind === 'counter'))
    .map((fixture) => drawFixture(fixture, sheet.rect(fixtureRect(floor, fixture)), UNIT))
    .join('')
  const labels = [...placeLabels(floor).values()].flatMap((found) =>
    found ? drawLabel(found) : [],
  )
  const below = sheet.y(bounds.y + bounds.depth)
  const body = [
    element('rect', { width, height, fill: colors.paper }),
    drawGrounds(floor, sheet),
    element(
      'g',
      { fill: colors.surface, stroke: colors.inkSoft, 'stroke-width': 0.8 },
      fixtures + drawIslands(floor, sheet),
    ),
    drawStorage(floor, sheet),
    ...floor.stairs.map((stairs) => drawStairs(floor, sheet, stairs)),
    drawWalls(floor, sheet),
    drawWindows(floor, sheet),
    drawGarageDoors(floor, sheet),
    drawDoors(floor, sheet),
    drawEntry(floor, sheet),
    element(
      'g',
      { 'text-anchor': 'middle', fill: colors.ink },
      labels.join('') +
        drawDimension(
          [house.x, below + 18],
          [house.x + house.width, below + 18],
          feetAndInches(enclosed.width),
        ) +
        drawDimension(
          [house.x - 32, house.y],
          [house.x - 32, house.y + house.depth],
          feetAndInches(enclosed.depth),
        ) +
        text(label, {
          x: house.x + house.width / 2,
          y: below + 48,
          'font-size': 15,
          'font-weight': 600,
        }),
    ),
  ]
  return document({ title, width, height }, body.join(''))
}
