import type { Design } from '@/seed/content/homes/designs'
import { createRandom, type Random } from '@/seed/random'
import { getBounds } from '../floor-plans/geometry'
import { document, element } from '../svg'
import { describeExterior, type Exterior } from './exteriors'
import { Facade, type Stage } from './facade'
import { type Front, getFronts, type Span } from './front'
import { type Hour, hours, inLight } from './hours'
import { paintHouse, STORY } from './house'
import {
  GROUND,
  HEIGHT,
  landscapeDefinitions,
  paintBackground,
  paintLight,
  WIDTH,
} from './landscape'
import { Painter, rounded } from './painter'
import {
  defineMeadow,
  definePlant,
  defineTreeLine,
  type PlantName,
  paintMeadow,
  placePlant,
  placeShrubs,
} from './plants'
import { roofTexture, wallTexture } from './textures'

const limestone = { cladding: 'limestone', color: '#e2d3b3' } as const

/** Drives and walks from the house to the street. */
function paintPaths(painter: Painter, hour: Hour, stage: Stage, front: Front, lean: number): void {
  const path = ({ x, width }: Span, spread: number, bend: number) => {
    const [from, to] = [stage.x(x), stage.x(x + width)]
    const [left, right] = [from - spread + bend, to + spread + bend]
    const half = (HEIGHT - GROUND) / 2
    return `M${rounded(from)} ${GROUND}H${rounded(to)}C${rounded(to + bend * 0.1)} ${GROUND + half} ${rounded(right - bend * 0.4)} ${GROUND + half} ${rounded(right)} ${HEIGHT}H${rounded(left)}C${rounded(left - bend * 0.4)} ${GROUND + half} ${rounded(from + bend * 0.1)} ${GROUND + half} ${rounded(from)} ${GROUND}z`
  }
  const drives = front.garageDoors.map((span) => path(span, span.width * stage.unit * 0.2, 0))
  const walk = front.door
    ? path({ x: front.door.x - 0.5, width: front.door.width + 1 }, 14, lean)
    : ''
  painter.fill(inLight(hour, '#d9cbb2'), drives.join('') + walk)
  painter.fill('url(#e)', drives.join('') + walk, { opacity: '.5' })
  const joints = front.garageDoors.flatMap(({ x, width }) => {
    const [from, wide] = [stage.x(x), width * stage.unit]
    return [28, 78].map((down) => {
      const out = wide * 0.2 * (down / (HEIGHT - GROUND)) ** 1.5
      return `M${rounded(from - out)} ${GROUND + down}h${rounded(wide + 2 * out)}`
    })
  })
  painter.line('#7d6c58', 1.4, joints.join(''), { opacity: '.35' })
}

/** The ground along the house that neither a door nor a drive needs. */
function getBeds(stage: Stage, { garageDoors, door, bounds }: Front): [number, number][] {
  const [from, to] = [stage.x(bounds.x), stage.x(bounds.x + bounds.width)]
  const clear = [...garageDoors, ...(door ? [door] : [])]
    .map(({ x, width }): [number, number] => [stage.x(x) - 6, stage.x(x + width) + 6])
    .toSorted(([one], [other]) => one - other)
  const edges: [number, number][] = [[from, from], ...clear, [to, to]]
  return edges.slice(1).map(([start], index) => [edges[index]?.[1] ?? from, start])
}

type Side = -1 | 1

/** Trees beside and behind the house, which reaches from `from` to `to`. */
function paintTrees(
  painter: Painter,
  [from, to]: readonly [number, number],
  other: PlantName,
  sun: Side,
  random: Random,
): void {
  if (random.chance(0.6)) {
    const x = from + (to - from) * random.pick([0.12, 0.3, 0.74, 0.9])
    placePlant(painter, 'oak', { x, y: GROUND, size: random.between(120, 150) / 100, sun })
  }
  const small = random.pick<Side>([-1, 1])
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? from : to
    const between = (share: number) => edge + ((side < 0 ? 0 : WIDTH) - edge) * share
    const size = random.between(78, 118) / 100
    placePlant(painter, 'oak', {
      x: between(random.between(70, 105) / 100),
      y: GROUND + 6,
      size,
      sun,
    })
    if (side === small) {
      placePlant(painter, other, {
        x: between(0.36),
        y: GROUND + 10,
        size: random.between(60, 88) / 100,
        sun,
      })
    }
  }
}

/**
 * The front of a design, built as one of its exteriors. Doors and windows are where the floor plan
 * has them.
 */
export function drawElevation(design: Design, exterior: Exterior, key: string): string {
  const random = createRandom(key)
  const hour: Hour = hours[exterior.hour]
  const sun: Side = random.pick([-1, 1])
  const fronts = getFronts(design)
  const [first] = fronts
  if (!first) throw new Error(`No floor of ${design.key}`)
  const isAttached = design.family === 'townhome' || design.family === 'rowhouse'
  const bounds = getBounds(fronts.map((front) => front.bounds))
  const unit = Math.min(
    700 / bounds.width,
    isAttached ? 330 / (STORY * fronts.length + 8) : 14.5,
    340 / (STORY * fronts.length + 11),
  )
  const left = WIDTH / 2 - (bounds.x + bounds.width / 2) * unit
  const stage: Stage = {
    unit,
    x: (feet) => left + feet * unit,
    y: (up) => GROUND - up * unit,
  }
  const [from, to] = [stage.x(bounds.x), stage.x(bounds.x + bounds.width)]
  const painter = new Painter()
  paintBackground(painter, hour, random)
  const other = random.pick<PlantName>(['elm', 'cedar', 'myrtle', 'myrtle'])
  if (!isAttached) paintTrees(painter, [from, to], other, sun, random)
  paintPaths(painter, hour, stage, first, random.pick([-44, 44, 70, -70]))
  painter.shade(
    '.22',
    `M${rounded(from - 14)} ${GROUND + 1}H${rounded(to + 14)}l${-sun * 12} 11H${rounded(from - 8 - sun * 12)}z`,
  )
  const facade = new Facade(painter, stage, exterior, hour, sun, random)
  paintHouse({ facade, exterior, fronts, random }, isAttached)
  for (const bed of getBeds(stage, first)) {
    if (bed[1] - bed[0] > 16) placeShrubs(painter, bed, GROUND + 3)
  }
  const side = random.pick<Side>([-1, 1])
  if (isAttached || random.chance(0.45)) {
    const x = side < 0 ? Math.min(72, from * 0.3) : Math.max(WIDTH - 72, WIDTH - from * 0.3)
    const size = random.between(104, 136) / 100
    placePlant(painter, random.pick(['oak', other]), { x, y: GROUND + 36, size, sun })
  }
  const meadow: readonly [number, number] = side < 0 ? [560, 800] : [0, 240]
  paintMeadow(painter, hour, meadow, random)
  paintLight(painter)
  const scale = Math.min(1.1, Math.max(0.7, unit / 13))
  const picture = String(painter)
  const walls = {
    a: exterior.wall,
    b: exterior.accent,
    h: exterior.chimney ?? limestone,
    i: exterior.neighbor,
    k: limestone,
  }
  const textures = Object.entries(walls)
    .filter(([id]) => picture.includes(`url(#${id})`))
    .map(([id, wall]) => wallTexture(id, hour, wall, scale))
    .join('')
  return document(
    { title: describeExterior(design, exterior), width: WIDTH, height: HEIGHT },
    element(
      'defs',
      {},
      landscapeDefinitions(hour, sun) +
        defineTreeLine(hour, GROUND, random) +
        defineMeadow(hour, random) +
        definePlant('oak', hour, random) +
        definePlant(other, hour, random) +
        definePlant('shrubs', hour, random) +
        roofTexture(hour, exterior, scale) +
        textures,
    ) + picture,
  )
}
