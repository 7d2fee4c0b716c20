import type { Random } from '@/seed/random'
import { element } from '../svg'
import { type Hour, inLight, mix } from './hours'
import { Painter, type Point } from './painter'

/** The colors of foliage in the shade, and of where light falls. */
type Greens = readonly [shade: string, light: string]

const greens = {
  oak: ['#3f5f3a', '#8fa75c'],
  elm: ['#4f7040', '#9bb25e'],
  cedar: ['#35533f', '#6f8c58'],
} as const satisfies Readonly<Record<string, Greens>>

/**
 * Foliage of round lumps around points: first all in the shade, then leaves, then the side in the
 * light, which is the upper left. Each layer has the same path, so that the drawing compresses well.
 */
function paintFoliage(
  painter: Painter,
  hour: Hour,
  lumps: readonly Point[],
  size: number,
  [shade, light]: Greens,
): void {
  const layer = (color: string, share: number, shift: number) =>
    painter.dots(color, Math.round(size * share), lumps, {
      transform: `translate(-${Math.round(size * shift)}-${Math.round(size * shift * 1.2)})`,
    })
  painter.dots(inLight(hour, shade), size, lumps)
  layer('url(#f)', 0.82, 0.08)
  layer(inLight(hour, light), 0.28, 0.24)
}

/** Points in an ellipse, most of them near its edge. */
function scatter(
  count: number,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  random: Random,
): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = ((index + random.next() * 0.7) / count) * 2 * Math.PI
    const reach = index % 3 === 0 ? 0.3 : 0.76 + random.next() * 0.24
    return [
      Math.round(x + (Math.cos(angle) * width * reach) / 2),
      Math.round(y + (Math.sin(angle) * height * reach) / 2),
    ]
  })
}

/** A plant of 100 units that stands on the origin. It is defined once and placed several times. */
type Plant = (painter: Painter, hour: Hour, random: Random) => void

/** A wide tree with a forked trunk. */
const oak: Plant = (painter, hour, random) => {
  painter.shade('.16', 'M-96 4a96 9 0 1 1 192 0a96 9 0 1 1-192 0')
  painter.fill(
    inLight(hour, '#63503f'),
    'M-9 5q6-28 1-52l-36-46 7-5 34 38 3-50h7l1 50 33-36 7 6-36 48q0 24 9 47z',
  )
  const lumps = [
    ...scatter(7, [-48, -90, 98, 44], random),
    ...scatter(7, [50, -90, 98, 40], random),
    ...scatter(10, [random.between(-12, 12), -122, 130, 62], random),
  ]
  paintFoliage(painter, hour, lumps, 42, greens.oak)
}

/** A slender tree, as new streets have them. */
const elm: Plant = (painter, hour, random) => {
  painter.fill(inLight(hour, '#6f5a48'), 'M-4 3l2-100h4l2 100z')
  const lumps = [...scatter(7, [-8, -96, 54, 46], random), ...scatter(7, [6, -130, 48, 64], random)]
  paintFoliage(painter, hour, lumps, 34, greens.elm)
}

/** A juniper, which Texans call a cedar. */
const cedar: Plant = (painter, hour, random) => {
  const lumps = [
    ...scatter(7, [0, -30, 56, 40], random),
    ...scatter(6, [2, -70, 38, 48], random),
    ...scatter(4, [0, -110, 12, 44], random),
  ]
  paintFoliage(painter, hour, lumps, 30, greens.cedar)
}

const blossoms = ['#d9627e', '#e9a7b4', '#f3e9e6', '#c04f70', '#c58ab8'] as const

/** A small tree with several trunks that flowers in summer. */
const myrtle: Plant = (painter, hour, random) => {
  painter.line(
    inLight(hour, '#94806b'),
    4,
    'M-6 2q-8-50-30-86M-2 2q-2-50-10-92M2 2q4-50 14-90M5 2q10-48 34-84',
  )
  const lumps = [...scatter(9, [0, -98, 100, 36], random), ...scatter(6, [0, -126, 60, 40], random)]
  paintFoliage(painter, hour, lumps, 36, greens.elm)
  const blossom = inLight(hour, random.pick(blossoms))
  const flowers = [
    ...scatter(13, [0, -106, 120, 50], random),
    ...scatter(7, [0, -138, 74, 34], random),
  ]
  painter.dots(mix(blossom, '#4a2f3a', 0.14), 14, flowers)
  painter.dots(mix(blossom, '#fff6ea', 0.24), 8, flowers, { transform: 'translate(-2-3)' })
}

/** Shrubs in a row of 100 units. */
const shrubs: Plant = (painter, hour, random) => {
  painter.shade('.24', 'M-4 2a54 5 0 1 0 108 0z')
  const lumps = [5, 15, 27, 38, 50, 62, 73, 85, 95].map((x): Point => [x, -random.between(2, 10)])
  paintFoliage(painter, hour, lumps, 19, random.pick([greens.oak, greens.elm]))
  const flowers = Array.from(
    { length: random.pick([0, 8, 11]) },
    (): Point => [random.between(2, 98), -random.between(0, 16)],
  )
  const color = random.pick(['#f2ead8', '#d96a7e', '#e3b04a', '#8c7fc0'])
  if (flowers.length > 0) painter.dots(inLight(hour, color), 3, flowers)
}

const plants = { oak, elm, cedar, myrtle, shrubs } as const

export type PlantName = keyof typeof plants

/** The definition of a plant, under its name. */
export function definePlant(name: PlantName, hour: Hour, random: Random): string {
  const painter = new Painter()
  plants[name](painter, hour, random)
  return element('g', { id: name }, String(painter))
}

interface Place {
  readonly x: number
  readonly y: number
  /** The height in hundreds of units. */
  readonly size: number
  /** −1 when the light comes from the left, 1 when it comes from the right. */
  readonly sun: -1 | 1
}

export function placePlant(painter: Painter, name: PlantName, { x, y, size, sun }: Place): void {
  const scale = Math.round(size * 100) / 100
  painter.place(name, `translate(${Math.round(x)} ${Math.round(y)})scale(${-sun * scale} ${scale})`)
}

/** Shrubs from one place to another. */
export function placeShrubs(
  painter: Painter,
  [from, to]: readonly [from: number, to: number],
  y: number,
): void {
  const wide = Math.round(to - from) / 100
  const high = Math.min(1.1, Math.max(0.8, wide))
  painter.place('shrubs', `translate(${Math.round(from)} ${y})scale(${wide} ${high})`)
}

const TILE = 260

/** A row of trees along the horizon: a tile that repeats. */
export function defineTreeLine(hour: Hour, ground: number, random: Random): string {
  const painter = new Painter()
  // The tile begins with the other half of the tree that it ends with.
  const lumps = [0, 26, 52, 78, 104, 130, 156, 182, 208, 234, TILE].map(
    (x, index): Point => [x, index % 10 === 0 ? 46 : random.between(28, 58)],
  )
  painter.fill(inLight(hour, greens.oak[0]), `M0 56h${TILE}v34H0z`)
  paintFoliage(painter, hour, lumps, 50, greens.oak)
  return element(
    'pattern',
    { id: 'd', width: TILE, height: 90, y: ground - 84, patternUnits: 'userSpaceOnUse' },
    String(painter),
  )
}

/** A rosette of stiff, blue-green leaves. */
function paintAgave(painter: Painter, hour: Hour, x: number, y: number, size: number): void {
  const leaf = (turn: number, reach: number, wide: number) => {
    const at = (along: number, aside: number) =>
      `${Math.round(Math.sin(turn) * size * along + Math.cos(turn) * size * aside)} ${Math.round(Math.sin(turn) * size * aside - Math.cos(turn) * size * along)}`.replace(
        ' -',
        '-',
      )
    return `M${x} ${y}q${at(reach * 0.5, -wide)} ${at(reach, 0)}q${at(-reach * 0.5, wide)} ${at(-reach, 0)}`
  }
  const turns = [-1.4, -1, -0.6, -0.2, 0.2, 0.6, 1, 1.4]
  const edge = { stroke: inLight(hour, '#44696a') }
  painter.fill(inLight(hour, '#6b9490'), turns.map((turn) => leaf(turn, 1, 0.24)).join(''), edge)
}

const wildflowers = [
  ['#e08a3c', '#f0b64b'],
  ['#4f6bab', '#8797cf'],
  ['#c9503e', '#e2814f'],
  ['#f0c552', '#f7e2a0'],
  ['#b86a9a', '#e3a9c3'],
] as const

/** Grass and wildflowers: a tile that repeats. */
export function defineMeadow(hour: Hour, random: Random): string {
  const painter = new Painter()
  const blades = Array.from(
    { length: 8 },
    () => `M${random.between(8, 112)} 50l${random.between(-8, 8)}-${random.between(16, 40)}`,
  ).join('')
  const [deep, pale] = random.pick(wildflowers)
  const flowers = Array.from(
    { length: 9 },
    (): Point => [random.between(4, 116), random.between(8, 46)],
  )
  painter.line(inLight(hour, '#8f9a52'), 1.6, blades)
  painter.line(inLight(hour, '#cdbc78'), 1.4, blades, { transform: 'translate(5 4)' })
  painter.dots(inLight(hour, deep), 5, flowers)
  painter.dots(inLight(hour, pale), 3.5, flowers, { transform: 'translate(9-4)' })
  return element(
    'pattern',
    { id: 'm', width: 120, height: 50, y: 550, patternUnits: 'userSpaceOnUse' },
    String(painter),
  )
}

/** A meadow at a lower corner, with an agave. */
export function paintMeadow(
  painter: Painter,
  hour: Hour,
  [from, to]: readonly [from: number, to: number],
  random: Random,
): void {
  painter.fill('url(#m)', `M${from} 550H${to}v50H${from}z`)
  if (random.chance(0.75)) {
    paintAgave(painter, hour, random.between(from + 30, to - 30), 600, random.between(44, 58))
  }
}
