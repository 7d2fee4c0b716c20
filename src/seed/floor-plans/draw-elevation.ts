import { createRandom, type Random } from '@/seed/random'
import type { Design, Material } from '../content/homes/designs'
import { boundsOf, floorsOf, type Line, partOf, roomOf, wallBetween, wallOf } from './geometry'
import { colors, document, element, number, polyline } from './svg'
import type { Floor, Rect } from './types'

const WIDTH = 800
const HEIGHT = 600
const GROUND = 462
/** The height of a floor in feet. */
const STORY = 9.6

interface Palette {
  readonly sky: readonly [string, string]
  readonly hills: readonly [string, string]
  readonly lawn: readonly [string, string]
  readonly glass: string
}

const palettes: readonly Palette[] = [
  {
    sky: ['#8fb9bd', '#f8e3bd'],
    hills: ['#a9b48f', '#8a9a6d'],
    lawn: ['#9aa65b', '#6f8547'],
    glass: '#33504f',
  },
  {
    sky: ['#6fb0bd', '#e7f0ee'],
    hills: ['#9db79d', '#7f9f78'],
    lawn: ['#8fae5d', '#5f8a4c'],
    glass: '#2c4c55',
  },
  {
    sky: ['#f0c384', '#fbead0'],
    hills: ['#b7a877', '#93905d'],
    lawn: ['#a3a257', '#76803f'],
    glass: '#4a4438',
  },
]

interface Finish {
  readonly wall: string
  readonly joint: string
  readonly trim: string
  readonly roof: string
  readonly seam: string
  /** The color of the front door, and that of the garage door. */
  readonly door: string
  readonly garage: string
  readonly isMetalRoof: boolean
}

const finishes: Readonly<Record<Material, Finish>> = {
  limestone: {
    wall: '#e8d9b8',
    joint: '#cdb98f',
    trim: '#7a4a2e',
    roof: '#77705f',
    seam: '#645e50',
    door: '#1f4e4a',
    garage: '#8a4a2b',
    isMetalRoof: true,
  },
  brick: {
    wall: '#b4654a',
    joint: '#99503a',
    trim: '#f4ecdf',
    roof: '#5d5248',
    seam: '#4f463e',
    door: '#1f4e4a',
    garage: '#efe6d6',
    isMetalRoof: false,
  },
  stucco: {
    wall: '#f1e2c6',
    joint: '#e6d3b0',
    trim: '#6d4630',
    roof: '#b9603f',
    seam: '#9f4f33',
    door: '#2e6b5c',
    garage: '#6d4630',
    isMetalRoof: false,
  },
  'board-and-batten': {
    wall: '#f6f1e7',
    joint: '#ddd3c1',
    trim: '#ffffff',
    roof: '#4d5658',
    seam: '#414a4c',
    door: '#b9482a',
    garage: '#8b6a4c',
    isMetalRoof: true,
  },
}

/** Feet of the house in the picture: `x` from its left edge, `up` from the ground. */
interface Stage {
  readonly unit: number
  readonly x: (feet: number) => number
  readonly y: (up: number) => number
}

type Point = readonly [x: number, up: number]

class Facade {
  constructor(
    private readonly stage: Stage,
    private readonly finish: Finish,
    private readonly glass: string,
  ) {}

  shape(points: readonly Point[], fill: string, attributes: Record<string, string | number> = {}) {
    const placed = points.map(([x, up]) => [this.stage.x(x), this.stage.y(up)] as const)
    return element('path', { d: `${polyline(placed)}Z`, fill, ...attributes })
  }

  box(x: number, up: number, width: number, height: number, fill: string) {
    return this.shape(
      [
        [x, up],
        [x + width, up],
        [x + width, up + height],
        [x, up + height],
      ],
      fill,
    )
  }

  wall(x: number, up: number, width: number, height: number): string {
    return this.box(x, up, width, height, 'url(#wall)')
  }

  /** The shadow that eaves throw on a wall. */
  private eaves(x: number, up: number, width: number): string {
    return this.shape(
      [
        [x, up],
        [x + width, up],
        [x + width, up - 0.8],
        [x, up - 0.8],
      ],
      colors.ink,
      { opacity: 0.16 },
    )
  }

  hip(x: number, up: number, width: number, rise: number): string {
    const inset = Math.min(width * 0.42, rise * 1.5)
    const outline: Point[] = [
      [x - 1.2, up],
      [x + width + 1.2, up],
      [x + width - inset, up + rise],
      [x + inset, up + rise],
    ]
    return (
      this.eaves(x, up, width) +
      this.shape(outline, 'url(#roof)') +
      this.box(x - 1.2, up - 0.35, width + 2.4, 0.5, this.finish.trim)
    )
  }

  gable(x: number, up: number, width: number, rise: number, isVented = true): string {
    const middle = x + width / 2
    const slope = rise / (width / 2)
    const over = 1.2
    const triangle: Point[] = [
      [x, up],
      [x + width, up],
      [middle, up + rise],
    ]
    const rake: Point[] = [
      [x - over, up - over * slope],
      [middle, up + rise],
      [x + width + over, up - over * slope],
      [x + width + over, up - over * slope + 1],
      [middle, up + rise + 1.1],
      [x - over, up - over * slope + 1],
    ]
    const vent = isVented
      ? this.box(middle - 0.9, up + rise * 0.34, 1.8, 2.2, this.finish.trim) +
        this.box(middle - 0.6, up + rise * 0.34 + 0.3, 1.2, 1.6, this.glass)
      : ''
    return this.shape(triangle, 'url(#wall)') + vent + this.shape(rake, this.finish.roof)
  }

  window(x: number, up: number, width: number, height: number): string {
    const panes = Math.max(1, Math.round(width / 3))
    const pane = (width - 0.4) / panes
    const glass = Array.from({ length: panes }, (_, index) =>
      this.box(x + 0.3 + pane * index, up + 0.3, pane - 0.2, height - 0.6, this.glass),
    )
    return [
      this.box(x - 0.35, up - 0.35, width + 0.7, height + 0.7, this.finish.trim),
      ...glass,
      this.shape(
        [
          [x + 0.3, up + height - 0.4],
          [x + width * 0.45, up + height - 0.4],
          [x + 0.3, up + height * 0.45],
        ],
        '#ffffff',
        { opacity: 0.13 },
      ),
      this.box(x + 0.2, up + height * 0.52, width - 0.4, 0.22, this.finish.trim),
      this.box(x - 0.6, up - 0.75, width + 1.2, 0.45, this.finish.joint),
    ].join('')
  }

  garageDoor(x: number, width: number): string {
    const height = 7.6
    const columns = Math.round(width / 4)
    const cell = width / columns
    const panels = Array.from({ length: columns }, (_, column) =>
      [0, 1, 2].map((row) =>
        this.box(x + column * cell + 0.3, 0.4 + row * 1.75, cell - 0.6, 1.3, '#00000014'),
      ),
    )
    const lights = Array.from({ length: columns }, (_, column) =>
      this.box(x + column * cell + 0.3, 5.8, cell - 0.6, 1.3, this.glass),
    )
    return [
      this.box(x - 0.5, 0, width + 1, height + 0.6, this.finish.trim),
      this.box(x, 0, width, height, this.finish.garage),
      ...panels.flat(),
      ...lights,
    ].join('')
  }

  frontDoor(x: number, width: number): string {
    return [
      this.box(x - 0.8, 0.6, width + 1.6, 8.2, this.finish.trim),
      this.box(x, 0.6, width, 7.4, this.finish.door),
      this.box(x + width * 0.2, 4.6, width * 0.6, 2.7, this.glass),
      this.box(x + width * 0.84, 3.6, 0.22, 0.7, colors.marigold),
    ].join('')
  }

  porch(x: number, width: number, eaves: number): string {
    const columns = [x, x + width - 0.9].map((left) =>
      this.box(left, 0.5, 0.9, eaves - 0.5, this.finish.trim),
    )
    return [
      this.box(x - 0.4, 0, width + 0.8, 0.6, '#cfc4b0'),
      ...columns,
      this.box(x - 0.3, eaves - 0.9, width + 0.6, 0.9, this.finish.trim),
      this.shape(
        [
          [x - 1, eaves],
          [x + width + 1, eaves],
          [x + width + 0.2, eaves + 2.6],
          [x - 0.2, eaves + 2.6],
        ],
        this.finish.roof,
      ),
      this.shape(
        [
          [x - 1, eaves],
          [x + width + 1, eaves],
          [x + width + 0.95, eaves + 0.35],
          [x - 0.95, eaves + 0.35],
        ],
        this.finish.seam,
      ),
    ].join('')
  }
}

const wallPatterns: Readonly<Record<Material, (joint: string) => string>> = {
  limestone: (joint) =>
    element('path', {
      d: 'M0 .5h48M0 9.5h48M0 21.5h48M0 31.5h48M14 0v9.5M36 0v9.5M5 9.5v12M26 9.5v12M43 9.5v12M17 21.5v10M32 21.5v10M9 31.5v9M40 31.5v9',
      fill: 'none',
      stroke: joint,
    }),
  brick: (joint) =>
    element('path', {
      d: 'M0 .5h48M0 5.5h48M0 10.5h48M0 15.5h48M0 20.5h48M0 25.5h48M0 30.5h48M0 35.5h48M6 0v5M22 0v5M38 0v5M14 5v5M30 5v5M46 5v5M6 10v5M22 10v5M38 10v5M14 15v5M30 15v5M46 15v5M6 20v5M22 20v5M38 20v5M14 25v5M30 25v5M46 25v5M6 30v5M22 30v5M38 30v5M14 35v5M30 35v5M46 35v5',
      fill: 'none',
      stroke: joint,
      'stroke-width': 0.8,
    }),
  stucco: (joint) =>
    element('path', {
      d: 'M6 8h3M21 4h2M34 12h3M12 21h2M27 26h3M41 22h2M5 33h2M19 36h3M37 35h2',
      fill: 'none',
      stroke: joint,
      'stroke-width': 1.2,
    }),
  'board-and-batten': (joint) =>
    element('path', {
      d: 'M4 0v40M16 0v40M28 0v40M40 0v40',
      fill: 'none',
      stroke: joint,
      'stroke-width': 1.3,
    }),
}

function definitions(material: Material, { sky, lawn }: Palette): string {
  const { wall, joint, roof, seam, isMetalRoof } = finishes[material]
  const gradient = (id: string, [from, to]: readonly [string, string]) =>
    element(
      'linearGradient',
      { id, x1: 0, x2: 0, y1: 0, y2: 1 },
      element('stop', { offset: 0, 'stop-color': from }) +
        element('stop', { offset: 1, 'stop-color': to }),
    )
  const pattern = (id: string, ground: string, lines: string) =>
    element(
      'pattern',
      { id, width: 48, height: 40, patternUnits: 'userSpaceOnUse' },
      element('rect', { width: 48, height: 40, fill: ground }) + lines,
    )
  const seams = element('path', {
    d: isMetalRoof ? 'M6 0v40M18 0v40M30 0v40M42 0v40' : 'M0 6h48M0 14h48M0 22h48M0 30h48M0 38h48',
    fill: 'none',
    stroke: seam,
    'stroke-width': 1.2,
  })
  return element(
    'defs',
    {},
    gradient('sky', sky) +
      gradient('lawn', lawn) +
      pattern('wall', wall, wallPatterns[material](joint)) +
      pattern('roof', roof, seams),
  )
}

const crown = (x: number, y: number, size: number, fill: string) =>
  [
    [-0.5, 0.05, 0.5],
    [0.45, 0.1, 0.52],
    [0, -0.3, 0.62],
    [-0.15, 0.2, 0.6],
  ]
    .map(([dx = 0, dy = 0, r = 0]) =>
      element('circle', { cx: x + dx * size, cy: y + dy * size, r: r * size, fill }),
    )
    .join('')

function liveOak(x: number, size: number): string {
  const y = GROUND - size * 1.15
  const trunk = element('path', {
    d: `M${number(x - size * 0.1)} ${GROUND + 4}q${number(size * 0.06)} ${number(-size * 0.7)} ${number(-size * 0.2)} ${number(-size)}h${number(size * 0.6)}q${number(-size * 0.28)} ${number(size * 0.4)} ${number(-size * 0.2)} ${number(size)}Z`,
    fill: '#5c4936',
  })
  return (
    trunk +
    crown(x, y, size, '#4f6b3f') +
    crown(x - size * 0.12, y - size * 0.16, size * 0.7, '#64804b')
  )
}

function background({ hills }: Palette, random: Random): string {
  const rise = random.between(0, 24)
  const cloud = (x: number, y: number, width: number) =>
    element('path', {
      d: `M${x} ${y}q${width * 0.1} -16 ${width * 0.28} -13q${width * 0.1} -20 ${width * 0.28} -12q${width * 0.2} -8 ${width * 0.24} 10q${width * 0.16} 0 ${width * 0.2} 15Z`,
      fill: '#fffaf0',
      opacity: 0.75,
    })
  return [
    element('rect', { width: WIDTH, height: GROUND + 10, fill: 'url(#sky)' }),
    cloud(random.between(40, 160), random.between(80, 130), 150),
    cloud(random.between(470, 600), random.between(60, 110), 180),
    element('path', {
      d: `M0 ${GROUND - 66 - rise}q140 -50 300 -8t280 -14t220 22V${GROUND + 10}H0Z`,
      fill: hills[0],
    }),
    element('path', {
      d: `M0 ${GROUND - 30}q180 -34 380 -6t420 -12V${GROUND + 10}H0Z`,
      fill: hills[1],
    }),
    liveOak(random.between(30, 70), random.between(62, 84)),
    liveOak(WIDTH - random.between(30, 80), random.between(70, 92)),
  ].join('')
}

function shrubs(from: number, to: number, random: Random): string {
  const drawn: string[] = []
  for (let x = from; x < to; x += random.between(19, 27)) {
    const size = random.between(8, 13)
    drawn.push(crown(x, GROUND - size * 0.4, size, random.pick(['#5d7a48', '#486a41', '#718a4f'])))
  }
  return drawn.join('')
}

function agave(x: number): string {
  const leaves = [-62, -38, -14, 14, 38, 62].map((turn) =>
    element('path', {
      d: 'M-3 0Q-5 -16 0 -30Q5 -16 3 0Z',
      transform: `translate(${number(x)} ${GROUND + 44}) rotate(${turn})`,
      fill: turn % 4 === 2 ? '#6f958a' : '#5b8278',
    }),
  )
  return leaves.join('')
}

/** A drive or a walk from the house to the street. */
function pavement(from: number, to: number, lean: number): string {
  const spread = (to - from) * 0.14
  return element('path', {
    d: `${polyline([
      [from, GROUND + 2],
      [to, GROUND + 2],
      [to + spread + lean, HEIGHT],
      [from - spread + lean, HEIGHT],
    ])}Z`,
    fill: '#d8cdb9',
  })
}

interface Front {
  readonly windows: readonly Line[]
  readonly garageDoors: readonly Line[]
  readonly door: Line | null
  /** Rooms that project to the front, from the rear to the front. */
  readonly rooms: readonly Rect[]
  readonly porch: Rect | null
  readonly bounds: Rect
}

function frontOf(floor: Floor): Front {
  const isSouth = ({ side }: { side: string }) => side === 'south'
  const windows = floor.windows.filter(isSouth)
  const garageDoors = floor.garageDoors.filter(isSouth)
  const lineOf = ({ room, side, at, width }: Floor['windows'][number]) =>
    partOf(wallOf(roomOf(floor, room), side), at, width, 0.8)
  const door = floor.doors.find(({ between }) => between[0] === 'porch')
  const rooms = [...new Set([...windows, ...garageDoors].map(({ room }) => room))]
    .map((id) => roomOf(floor, id))
    .toSorted((one, other) => one.y + one.depth - other.y - other.depth)
  return {
    windows: windows.map(lineOf),
    garageDoors: garageDoors.map(lineOf),
    door: door
      ? partOf(
          wallBetween(roomOf(floor, door.between[0]), roomOf(floor, door.between[1])),
          door.at,
          door.width,
        )
      : null,
    rooms,
    porch: floor.rooms.find(({ id }) => id === 'porch' || id === 'balcony') ?? null,
    bounds: boundsOf(floor.rooms.filter(({ kind }) => kind !== 'outdoor')),
  }
}

function drawWindows(facade: Facade, { windows }: Front, story: number): string {
  const sill = story * STORY + (story > 0 ? 3.4 : 2.6)
  return windows.map(({ from, to }) => facade.window(from, sill, to - from, 4.9)).join('')
}

/** A detached house: its mass, then the rooms that project, then the porch. */
function detached(facade: Facade, fronts: readonly Front[]): string {
  const [first, ...upper] = fronts
  if (!first) return ''
  const { x, width, depth } = first.bounds
  const hasUpper = upper.length > 0
  const mass = upper.map((front, index) => {
    const { x: left, width: wide } = front.bounds
    const base = STORY * (index + 1)
    const gables = front.rooms.map((room) =>
      facade.gable(room.x, base + STORY, room.width, room.width * 0.34),
    )
    return [
      facade.wall(left, base - 2, wide, STORY + 2),
      facade.hip(left, base + STORY, wide, 7.5),
      ...gables.slice(-1),
      drawWindows(facade, front, index + 1),
    ].join('')
  })
  const lower =
    facade.wall(x, 0, width, STORY) +
    facade.hip(x, STORY, width, hasUpper ? 2.9 : Math.min(11, depth * 0.17))
  const rooms = first.rooms.map((room) => {
    const roof = hasUpper
      ? facade.hip(room.x, STORY, room.width, 3)
      : facade.gable(room.x, STORY, room.width, Math.min(room.width * 0.36, 8))
    return facade.wall(room.x, 0, room.width, STORY) + roof
  })
  const { door, porch } = first
  return [
    ...mass,
    lower,
    porch ? facade.box(porch.x, 0, porch.width, STORY - 0.9, '#00000026') : '',
    door ? facade.frontDoor(door.from, door.to - door.from) : '',
    ...rooms,
    drawWindows(facade, first, 0),
    ...first.garageDoors.map(({ from, to }) => facade.garageDoor(from, to - from)),
    porch ? facade.porch(porch.x, porch.width, STORY - 0.6) : '',
  ].join('')
}

/** A house in a row, between the halves of its neighbors. */
function attached(facade: Facade, fronts: readonly Front[]): string {
  const [first] = fronts
  if (!first) return ''
  const { x, width } = first.bounds
  const height = STORY * fronts.length
  const neighbor = (left: number) =>
    [
      facade.wall(left, 0, width, height - 1.2),
      facade.hip(left, height - 1.2, width, 7),
      ...fronts.flatMap(({ windows }, story) =>
        windows.map(({ from, to }) =>
          facade.window(from - x + left, story * STORY + 2.8, to - from, 4.9),
        ),
      ),
      facade.box(left, 0, width, height - 1.2, '#fbf8f340'),
    ].join('')
  const balconies = fronts.slice(1).map(({ porch }, index) => {
    if (!porch) return ''
    const up = STORY * (index + 1)
    const posts = Array.from({ length: Math.floor(porch.width) }, (_, post) =>
      facade.box(porch.x + post + 0.4, up + 0.2, 0.16, 3, colors.ink),
    )
    return [
      facade.window(porch.x + porch.width * 0.24, up + 0.4, porch.width * 0.5, 7.2),
      facade.box(porch.x, up - 0.5, porch.width, 0.7, '#6d4630'),
      ...posts,
      facade.box(porch.x, up + 3.1, porch.width, 0.35, colors.ink),
    ].join('')
  })
  const { door, porch } = first
  return [
    neighbor(x - width),
    neighbor(x + width),
    facade.wall(x, 0, width, height),
    facade.hip(x, height, width, 4),
    facade.gable(x + width * 0.1, height, width * 0.8, width * 0.32),
    ...fronts.map((front, story) => drawWindows(facade, front, story)),
    ...balconies,
    door ? facade.frontDoor(door.from, door.to - door.from) : '',
    porch ? facade.porch(porch.x, porch.width, STORY - 1.4) : '',
  ].join('')
}

/** The front view of a design as an SVG. Doors and windows are where its plan has them. */
export function drawElevation(design: Design, title: string): string {
  const random = createRandom(`${design.key}/elevation`)
  const palette = random.pick(palettes)
  const floors = floorsOf(design)
  const fronts = floors.map(frontOf)
  const isAttached = design.family === 'townhome' || design.family === 'rowhouse'
  const bounds = boundsOf(fronts.map(({ bounds: own }) => own))
  const unit = Math.min(660 / bounds.width, isAttached ? 330 / (STORY * floors.length + 8) : 15)
  const left = WIDTH / 2 - (bounds.x + bounds.width / 2) * unit
  const stage: Stage = {
    unit,
    x: (feet) => left + feet * unit,
    y: (up) => GROUND - up * unit,
  }
  const facade = new Facade(stage, finishes[design.material], palette.glass)
  const [first] = fronts
  const door = first?.door
  const drives = first?.garageDoors ?? []
  const [from, to] = [stage.x(bounds.x), stage.x(bounds.x + bounds.width)]
  const clear = [...drives, ...(door ? [door] : [])].map(
    (line) => [stage.x(line.from) - 8, stage.x(line.to) + 8] as const,
  )
  const edges = [
    [from, from] as const,
    ...clear.toSorted(([one], [other]) => one - other),
    [to, to] as const,
  ]
  const beds = edges
    .slice(1)
    .map(([start], index) => shrubs((edges[index]?.[1] ?? from) + 8, start - 6, random))
  return document(
    { title, width: WIDTH, height: HEIGHT },
    [
      definitions(design.material, palette),
      background(palette, random),
      element('rect', { y: GROUND, width: WIDTH, height: HEIGHT - GROUND, fill: 'url(#lawn)' }),
      ...drives.map((line) => pavement(stage.x(line.from), stage.x(line.to), 0)),
      door
        ? pavement(stage.x(door.from) - 4, stage.x(door.to) + 4, design.isMirrored ? 26 : -26)
        : '',
      isAttached ? attached(facade, fronts) : detached(facade, fronts),
      ...beds,
      agave(random.between(60, 130)),
      agave(WIDTH - random.between(60, 130)),
    ].join(''),
  )
}
