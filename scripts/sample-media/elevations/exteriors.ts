import type { Design, Family } from '@/seed/content/homes/designs'
import { createRandom, type Random } from '@/seed/random'
import { type HourName, hours } from './hours'

export type Cladding = 'limestone' | 'brick' | 'board-and-batten' | 'siding' | 'stucco'

export type Roofing = 'metal' | 'shingle' | 'tile'

type Style = 'hill-country' | 'brick' | 'farmhouse' | 'cottage' | 'spanish' | 'contemporary'

export interface Wall {
  readonly cladding: Cladding
  readonly color: string
}

/** How a design is built once: its materials, colors, roof and garden, and the hour of the day. */
export interface Exterior {
  readonly style: Style
  readonly hour: HourName
  /** The walls of the house, and those of its gables and projecting rooms. */
  readonly wall: Wall
  readonly accent: Wall
  /** Whether the walls stand on a band of limestone. */
  readonly hasSkirt: boolean
  readonly roofing: Roofing
  readonly roof: string
  readonly form: 'hip' | 'gable' | 'flat'
  /** Which projecting rooms have a gable to the street. The others have a hip. */
  readonly gables: 'all' | 'garage' | 'rooms'
  readonly trim: string
  /** The frames of windows. */
  readonly frame: string
  readonly door: string
  readonly garage: string
  readonly posts: 'timber' | 'column' | 'stone'
  readonly isArched: boolean
  readonly shutters: string | null
  readonly hasDormers: boolean
  readonly chimney: Wall | null
  /** The walls of the houses beside one in a row. */
  readonly neighbor: Wall
}

const limestone = ['#e8d9ba', '#dfcda9', '#efe4cb', '#d9cdb6']
const brick = ['#ab5940', '#93493a', '#bb7050', '#a06a55', '#7f4a40']
const boards = ['#f5f0e4', '#ece8da', '#dfe3da', '#b9c2ad', '#efe6d2']
const siding = ['#c8d1ca', '#9fb2b6', '#c9bfa3', '#eadfc6', '#93a491', '#d7c3a8']
const stucco = ['#f2e5cd', '#ead5b4', '#f6eee0', '#e3c9a6']

const metals = ['#7f8886', '#5a6164', '#8c7a66', '#6b7d74', '#a3a79f']
const shingles = ['#6a5c50', '#565759', '#77695a', '#4e4a4a', '#7b6f66']
const tiles = ['#b9623f', '#a8553a', '#c47450']

const woods = ['#8a5a38', '#6f4a33', '#a2714a']
const doors = [
  '#1f4e4a',
  '#b9482a',
  '#d99a2b',
  '#2f5573',
  '#6f4a33',
  '#8d2f2b',
  '#5d7a6a',
  '#2b2f31',
]

const skirtless = { hasSkirt: false, shutters: null, isArched: false, hasDormers: false } as const

const limestoneWall = (random: Random): Wall => ({
  cladding: 'limestone',
  color: random.pick(limestone),
})

const brickWall = (random: Random): Wall => ({ cladding: 'brick', color: random.pick(brick) })

/** The parts of an exterior that follow from its style. */
const styles: Readonly<
  Record<
    Style,
    (random: Random) => Omit<Exterior, 'style' | 'hour' | 'gables' | 'door' | 'neighbor'>
  >
> = {
  'hill-country': (random) => {
    const wall = limestoneWall(random)
    return {
      ...skirtless,
      wall,
      accent: random.chance(0.6)
        ? wall
        : { cladding: 'board-and-batten', color: random.pick(['#efe6d2', '#a98d6b', '#c9bfa3']) },
      roofing: 'metal',
      roof: random.pick(metals),
      form: 'gable',
      trim: random.pick(['#7a5539', '#f1e9d8', '#5b4636']),
      frame: '#3d3a35',
      garage: random.pick(woods),
      posts: 'timber',
      hasDormers: random.chance(0.8),
      chimney: wall,
    }
  },
  brick: (random) => {
    const wall = brickWall(random)
    return {
      wall,
      accent: random.pick([wall, limestoneWall(random), limestoneWall(random)]),
      hasSkirt: random.chance(0.5),
      roofing: 'shingle',
      roof: random.pick(shingles),
      form: random.pick(['hip', 'hip', 'gable']),
      trim: random.pick(['#f5eee0', '#efe2c9', '#e4d8c2']),
      frame: '#f7f1e4',
      garage: random.pick(['#f3ecdd', '#efe2c9', '#8a5a38', '#55504b']),
      posts: random.pick(['column', 'stone']),
      isArched: random.chance(0.6),
      shutters: random.chance(0.55) ? random.pick(['#24463f', '#2f3b42', '#4b2f28']) : null,
      hasDormers: random.chance(0.25),
      chimney: random.chance(0.6) ? wall : null,
    }
  },
  farmhouse: (random) => {
    const wall: Wall = { cladding: 'board-and-batten', color: random.pick(boards) }
    return {
      ...skirtless,
      wall,
      accent: random.chance(0.7) ? wall : random.pick([brickWall(random), limestoneWall(random)]),
      hasSkirt: random.chance(0.45),
      roofing: random.pick(['metal', 'metal', 'shingle']),
      roof: random.pick(['#4f5a5c', '#6b7d74', '#7f8886', '#5b5148']),
      form: 'gable',
      trim: '#fbf7ee',
      frame: '#2d3335',
      garage: random.pick([...woods, '#f3ecdd']),
      posts: random.pick(['column', 'timber']),
      shutters: random.chance(0.25) ? '#35474a' : null,
      hasDormers: random.chance(0.7),
      chimney: random.chance(0.4) ? brickWall(random) : null,
    }
  },
  cottage: (random) => ({
    ...skirtless,
    wall: { cladding: 'siding', color: random.pick(siding) },
    accent: random.pick<Wall>([
      { cladding: 'siding', color: random.pick(siding) },
      { cladding: 'board-and-batten', color: random.pick(boards) },
      limestoneWall(random),
      brickWall(random),
    ]),
    hasSkirt: random.chance(0.6),
    roofing: 'shingle',
    roof: random.pick(shingles),
    form: random.pick(['gable', 'hip']),
    trim: '#f8f3e8',
    frame: '#f8f3e8',
    garage: random.pick(['#f3ecdd', '#f3ecdd', '#7d6a58', '#8a5a38']),
    posts: random.pick(['stone', 'column']),
    shutters: random.chance(0.35) ? random.pick(['#2f5573', '#3c4d3f', '#6b3a2e']) : null,
    hasDormers: random.chance(0.6),
    chimney: random.chance(0.3) ? brickWall(random) : null,
  }),
  spanish: (random) => {
    const wall: Wall = { cladding: 'stucco', color: random.pick(stucco) }
    return {
      ...skirtless,
      wall,
      accent: wall,
      hasSkirt: random.chance(0.25),
      roofing: 'tile',
      roof: random.pick(tiles),
      form: 'hip',
      trim: random.pick(['#7d5236', '#93694a', '#e9d8ba']),
      frame: '#5f4231',
      garage: random.pick(woods),
      posts: 'column',
      isArched: true,
      chimney: random.chance(0.5) ? wall : null,
    }
  },
  contemporary: (random) => ({
    ...skirtless,
    wall: {
      cladding: 'stucco',
      color: random.pick(['#f0e9db', '#e2d8c6', '#cfcabd', '#f4eee2']),
    },
    accent: random.pick([
      limestoneWall(random),
      { cladding: 'siding', color: random.pick(['#9a6a42', '#7f5539', '#b08458']) },
    ]),
    roofing: 'metal',
    roof: random.pick(['#4d4a46', '#5b6163', '#3f4446']),
    form: 'flat',
    trim: random.pick(['#5b4636', '#4d4a46', '#7d5839']),
    frame: '#2e3234',
    garage: random.pick(['#7f5539', '#3f4446', '#9a6a42']),
    posts: 'timber',
    chimney: limestoneWall(random),
  }),
}

const familyStyles: Readonly<Record<Family, readonly Style[]>> = {
  cottage: ['cottage', 'farmhouse', 'brick', 'spanish', 'hill-country', 'contemporary'],
  'patio-home': ['spanish', 'cottage', 'brick', 'farmhouse', 'hill-country', 'contemporary'],
  narrow: ['brick', 'farmhouse', 'spanish', 'hill-country', 'cottage'],
  ranch: ['brick', 'hill-country', 'farmhouse', 'spanish', 'cottage', 'contemporary'],
  'two-story': ['brick', 'farmhouse', 'spanish', 'cottage', 'hill-country', 'contemporary'],
  'game-room': ['brick', 'hill-country', 'farmhouse', 'spanish', 'contemporary'],
  townhome: ['brick', 'cottage', 'spanish', 'farmhouse', 'contemporary', 'hill-country'],
  rowhouse: ['brick', 'spanish', 'contemporary', 'cottage', 'hill-country'],
  'hill-country': ['hill-country', 'farmhouse', 'spanish', 'brick', 'contemporary'],
}

/** The hours of the exteriors of a design. One in five designs has one at dusk. */
function pickHours(random: Random): HourName[] {
  const last = random.chance(0.2) ? 'dusk' : random.pick<HourName>(['golden', 'noon', 'dawn'])
  return random.shuffle<HourName>(['golden', 'noon', 'dawn', last])
}

/** The exteriors of a design: each has another style, and its own hour, colors and garden. */
export function getExteriors({ key, family }: Design, count: number): Exterior[] {
  const random = createRandom(`${key}/exteriors`)
  const names = random.shuffle(familyStyles[family]).slice(0, count)
  const times = pickHours(random)
  const colors = random.shuffle(doors)
  return names.map((style, index) => ({
    style,
    hour: times[index % times.length] ?? 'noon',
    ...styles[style](random),
    gables: random.pick(['all', 'all', 'garage', 'rooms']),
    door: colors[index % colors.length] ?? '#1f4e4a',
    neighbor: random.pick<Wall>([
      brickWall(random),
      limestoneWall(random),
      { cladding: 'stucco', color: random.pick(stucco) },
      { cladding: 'siding', color: random.pick(siding) },
    ]),
  }))
}

const claddingNames: Readonly<Record<Cladding, string>> = {
  limestone: 'limestone',
  brick: 'brick',
  'board-and-batten': 'board and batten',
  siding: 'lap siding',
  stucco: 'stucco',
}

const roofNames: Readonly<Record<Roofing, string>> = {
  metal: 'metal',
  shingle: 'shingle',
  tile: 'tile',
}

/** The alt text of a drawing, which says what distinguishes it from others of the design. */
export function describeExterior({ squareFeet }: Design, exterior: Exterior): string {
  const { wall, roofing, form, hour } = exterior
  const roof = form === 'flat' ? 'flat' : roofNames[roofing]
  const size = `${squareFeet.toLocaleString('en-US')} square feet`
  return `Drawing of a house of ${size} in ${claddingNames[wall.cladding]} with a ${roof} roof, seen from the street ${hours[hour].words}`
}
