import type { Random } from '@/seed/random'
import { element } from '../svg'
import { type Hour, inLight, mix } from './hours'
import { type Painter, type Point, rounded } from './painter'

export const WIDTH = 800
export const HEIGHT = 600
export const GROUND = 446

function gradient(
  id: string,
  stops: readonly (readonly [offset: number, color: string, opacity?: number])[],
  direction: Readonly<Record<string, string | number>> = { x2: 0, y2: 1 },
): string {
  return element(
    'linearGradient',
    { id, ...direction },
    stops
      .map(([offset, color, opacity]) =>
        element('stop', {
          offset: String(offset),
          'stop-color': color,
          'stop-opacity': opacity === undefined ? undefined : String(opacity),
        }),
      )
      .join(''),
  )
}

function radial(
  id: string,
  place: Readonly<Record<string, string | number>>,
  [from, to]: readonly [readonly [string, number], readonly [string, number]],
): string {
  const stop = (offset: number, [color, opacity]: readonly [string, number]) =>
    element('stop', { offset, 'stop-color': color, 'stop-opacity': String(opacity) })
  return element('radialGradient', { id, ...place }, stop(0, from) + stop(1, to))
}

/** Leaves that foliage is filled with, and the grass of the lawn. */
function natureTextures(hour: Hour): string {
  const tile = (id: string, width: number, height: number, body: string) =>
    element('pattern', { id, width, height, patternUnits: 'userSpaceOnUse' }, body)
  const strokes = (d: string, stroke: string, width: number, opacity: string) =>
    element('path', {
      d,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-opacity': opacity,
    })
  return (
    tile(
      'f',
      34,
      30,
      element('path', { d: 'M0 0h34v30H0z', fill: inLight(hour, '#5f7e47') }) +
        strokes(
          'M4 6l4-2M16 3l4 2M28 8l4-2M9 14l4 1M22 13l4-3M3 22l4 2M16 22l4-2M28 24l4 2',
          inLight(hour, '#b3c06c'),
          3,
          '.5',
        ) +
        strokes(
          'M10 8l3 2M23 5l3-2M1 14l3-1M16 17l4 2M29 17l3-1M10 26l4 1M23 28l3-2',
          inLight(hour, '#22382a'),
          3,
          '.4',
        ),
    ) +
    tile(
      'g',
      92,
      36,
      strokes(
        'M4 5h11M30 9h7M55 3h13M14 16h8M42 18h12M70 15h7M3 26h9M58 27h8M80 30h9',
        inLight(hour, '#c9ce7a'),
        1.5,
        '.5',
      ) +
        strokes(
          'M18 7h9M68 11h8M5 13h6M29 15h9M56 21h11M15 24h7M43 28h10M70 33h8',
          inLight(hour, '#3c5c35'),
          1.5,
          '.4',
        ),
    )
  )
}

/** The definitions of light and nature that the drawing refers to. */
export function landscapeDefinitions(hour: Hour, sun: -1 | 1): string {
  const [zenith, middle, horizon] = hour.sky
  const lawn = [inLight(hour, '#8fa357'), inLight(hour, '#5f7f42')] as const
  const side = sun < 0 ? '12%' : '88%'
  return [
    gradient('s', [
      [0, zenith],
      [0.5, middle],
      [0.8, horizon],
    ]),
    gradient('c', [
      [0, hour.clouds[0]],
      [1, hour.clouds[1]],
    ]),
    gradient('l', [
      [0, lawn[0]],
      [1, lawn[1]],
    ]),
    // The shadow below eaves, and the light along walls.
    gradient('e', [
      [0, '#1a1420', 0.46],
      [1, '#1a1420', 0],
    ]),
    gradient('o', [
      [0, '#fff3d6', 0.16],
      [0.45, '#fff3d6', 0],
      [1, '#1a1420', 0.26],
    ]),
    // Glass with a reflection across it.
    gradient(
      'w',
      [
        [0, hour.glass[0]],
        [0.4, mix(hour.glass[0], hour.glass[1], 0.3)],
        [0.41, mix(hour.glass[0], hour.glass[1], 0.75)],
        [1, hour.glass[1]],
      ],
      { x2: 0.6, y2: 1 },
    ),
    radial('u', { cx: side, cy: '52%', r: '60%' }, [
      [hour.sun ?? hour.sky[2], hour.isNight ? 0.35 : 0.8],
      [hour.sun ?? hour.sky[2], 0],
    ]),
    radial('v', { cx: '50%', cy: '52%', r: '76%' }, [
      [hour.wash, hour.isNight ? 0.03 : 0.1],
      ['#2b1a1c', hour.isNight ? 0.34 : 0.13],
    ]),
    natureTextures(hour),
  ].join('')
}

/** A cloud with a flat base. */
function cloud(x: number, y: number, width: number, random: Random): string {
  const lumps = random.between(5, 7)
  const step = width / lumps
  const arcs = Array.from({ length: lumps }, (_, index) => {
    const middle = 1 - Math.abs((index + 0.5) / lumps - 0.5) * 2
    const rise = index === lumps - 1 ? 0 : Math.round((0.5 - index / lumps) * step * (0.6 + middle))
    return { dx: Math.round(step), dy: -rise, r: Math.round(step * (0.56 + random.next() * 0.16)) }
  })
  const fall = arcs.slice(0, -1).reduce((sum, { dy }) => sum + dy, 0)
  return `M${x} ${y}${arcs
    .map(({ dx, dy, r }, index) => `a${r} ${r} 0 0 1 ${dx} ${index === lumps - 1 ? -fall : dy}`)
    .join('')}z`
}

const wisp = (x: number, y: number, width: number) =>
  `M${x} ${y}q${rounded(width / 2)}-4 ${width} 0q${rounded(-width / 2)} 4 ${-width} 0z`

/** Sky, hills and the trees of the horizon. */
export function paintBackground(painter: Painter, hour: Hour, random: Random): void {
  const all = `M0 0h${WIDTH}v${GROUND + 12}H0z`
  painter.fill('url(#s)', all)
  painter.fill('url(#u)', all)
  if (hour.isNight) {
    const stars = Array.from(
      { length: 18 },
      (): Point => [random.between(0, WIDTH), random.between(4, 170)],
    )
    painter.dots('#f4e7c8', 1.6, stars, { opacity: '.6' })
  }
  const wisps = [0, 1].map(() =>
    wisp(random.between(-60, 640), random.between(34, 240), random.between(110, 290)),
  )
  painter.fill(hour.clouds[0], wisps.join(''), { opacity: '.5' })
  if (!hour.isNight) {
    const left = cloud(
      random.between(10, 210),
      random.between(96, 176),
      random.between(120, 190),
      random,
    )
    const right = cloud(
      random.between(450, 640),
      random.between(70, 150),
      random.between(110, 180),
      random,
    )
    painter.fill('url(#c)', random.pick([left, right, left + right]))
  }
  const lift = random.between(34, 74)
  painter.fill(
    hour.hills[0],
    `M0 ${GROUND - lift}q${random.between(110, 220)}-${random.between(24, 56)} 380-10t420-8V${GROUND + 10}H0z`,
  )
  painter.fill(
    hour.hills[1],
    `M0 ${GROUND - 22}q190-${random.between(10, 34)} 400-4t400-10V${GROUND + 10}H0z`,
  )
  painter.fill('url(#d)', `M0 ${GROUND - 82}h${WIDTH}v86H0z`)
  painter.fill('url(#l)', `M0 ${GROUND}h${WIDTH}V${HEIGHT}H0z`)
  painter.fill('url(#g)', `M0 ${GROUND}h${WIDTH}V${HEIGHT}H0z`)
}

/** What lies over the picture: warm light and darker corners. */
export function paintLight(painter: Painter): void {
  painter.fill('url(#v)', `M0 0h${WIDTH}v${HEIGHT}H0z`)
}
