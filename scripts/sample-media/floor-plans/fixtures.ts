import { element, rounded } from '../svg'
import { cutLine, getRoom, getWall } from './geometry'
import type { Fixture, FixtureKind, Floor, Rect, Side } from './types'

/** How far a fixture reaches into the room, in feet. */
const depths: Readonly<Record<FixtureKind, number>> = {
  counter: 2.1,
  dryer: 2.4,
  fridge: 2.5,
  range: 2.1,
  shower: 3,
  sink: 2.1,
  toilet: 2.3,
  tub: 2.6,
  vanity: 1.8,
  washer: 2.4,
}

/** The rectangle of a fixture in the plan. */
export function fixtureRect(floor: Floor, { room, side, at, width, kind }: Fixture): Rect {
  const { isHorizontal, position, from, to } = cutLine(
    getWall(getRoom(floor, room), side),
    at,
    width,
    0.2,
  )
  const depth = depths[kind]
  const gap = 0.2
  if (isHorizontal)
    return {
      x: from,
      y: side === 'north' ? position + gap : position - gap - depth,
      width: to - from,
      depth,
    }
  return {
    x: side === 'west' ? position + gap : position - gap - depth,
    y: from,
    width: depth,
    depth: to - from,
  }
}

const turns: Readonly<Record<Side, number>> = { north: 0, east: 90, south: 180, west: 270 }

/** Shapes in a box of `w` by `d` whose upper side is at the wall, in drawing units per foot. */
const shapes: Readonly<Record<FixtureKind, (w: number, d: number, unit: number) => string>> = {
  counter: (w, d) => element('rect', { width: w, height: d }),
  dryer: (w, d) =>
    element('rect', { width: w, height: d, rx: 2 }) +
    element('circle', { cx: w / 2, cy: d / 2, r: w * 0.3 }),
  washer: (w, d) =>
    element('rect', { width: w, height: d, rx: 2 }) +
    element('circle', { cx: w / 2, cy: d / 2, r: w * 0.3 }) +
    element('path', { d: `M${rounded(w * 0.3)} ${rounded(d * 0.14)}h${rounded(w * 0.4)}` }),
  fridge: (w, d) =>
    element('rect', { width: w, height: d }) +
    element('path', {
      d: `M0 ${rounded(d * 0.8)}h${rounded(w)}M${rounded(w / 2)} ${rounded(d * 0.8)}V${rounded(d)}`,
    }),
  range: (w, d) =>
    element('rect', { width: w, height: d }) +
    [0.28, 0.72]
      .flatMap((x) =>
        [0.3, 0.7].map((y) => element('circle', { cx: w * x, cy: d * y, r: w * 0.13 })),
      )
      .join(''),
  sink: (w, d) =>
    element('rect', { x: w * 0.06, y: d * 0.24, width: w * 0.42, height: d * 0.56, rx: 3 }) +
    element('rect', { x: w * 0.52, y: d * 0.24, width: w * 0.42, height: d * 0.56, rx: 3 }) +
    element('path', { d: `M${rounded(w / 2)} ${rounded(d * 0.06)}v${rounded(d * 0.28)}` }),
  shower: (w, d) =>
    element('rect', { width: w, height: d }) +
    element('path', {
      d: `M0 0L${rounded(w)} ${rounded(d)}M0 ${rounded(d)}L${rounded(w)} 0`,
      'stroke-width': 0.5,
    }) +
    element('circle', { cx: w / 2, cy: d / 2, r: 2.4 }),
  toilet: (w, d) =>
    element('rect', { x: 0, width: w, height: d * 0.3, rx: 1.5 }) +
    element('ellipse', { cx: w / 2, cy: d * 0.66, rx: w * 0.42, ry: d * 0.34 }),
  tub: (w, d) =>
    element('rect', { width: w, height: d }) +
    element('rect', { x: w * 0.05, y: d * 0.1, width: w * 0.9, height: d * 0.8, rx: d * 0.34 }) +
    element('circle', { cx: w * 0.14, cy: d / 2, r: 1.4 }),
  vanity: (w, d, unit) => {
    const basins = w / unit >= 4.8 ? [0.27, 0.73] : [0.5]
    return (
      element('rect', { width: w, height: d }) +
      basins
        .map((x) => element('ellipse', { cx: w * x, cy: d * 0.55, rx: unit * 0.62, ry: d * 0.28 }))
        .join('')
    )
  },
}

/** A fixture; `rect` is in drawing units. */
export function drawFixture({ kind, side }: Fixture, rect: Rect, unit: number): string {
  const isTurned = side === 'east' || side === 'west'
  const [w, d] = isTurned ? [rect.depth, rect.width] : [rect.width, rect.depth]
  const moves: Readonly<Record<Side, readonly [number, number]>> = {
    north: [rect.x, rect.y],
    east: [rect.x + rect.width, rect.y],
    south: [rect.x + rect.width, rect.y + rect.depth],
    west: [rect.x, rect.y + rect.depth],
  }
  const [x, y] = moves[side]
  const turn = turns[side]
  const transform = `translate(${rounded(x)} ${rounded(y)})${turn ? ` rotate(${turn})` : ''}`
  return element('g', { transform }, shapes[kind](w, d, unit))
}
