import type { Random } from '@/seed/random'
import type { Exterior } from './exteriors'
import type { Span } from './front'
import { type Hour, inLight, mix } from './hours'
import { box, type Painter, type Point, pair, polygon, rounded } from './painter'

/** Where feet of the house are in the picture: `x` from the left, `up` from the ground. */
export interface Stage {
  readonly unit: number
  readonly x: (feet: number) => number
  readonly y: (up: number) => number
}

/** A rectangle of the front. */
export interface Area extends Span {
  readonly up: number
  readonly height: number
}

/** The textures of the walls of a house. */
const textures = {
  wall: 'url(#a)',
  accent: 'url(#b)',
  stone: 'url(#k)',
  neighbor: 'url(#i)',
} as const

type Part = keyof typeof textures

const DARK = '#1a1420'

/** The parts of a front, each painted with its light and shadow. */
export class Facade {
  /** The lit panes and the lamps, which shine over their surroundings at dusk. */
  private readonly lamps: Point[] = []

  constructor(
    private readonly painter: Painter,
    private readonly stage: Stage,
    private readonly exterior: Exterior,
    private readonly hour: Hour,
    /** −1 when the light comes from the left, 1 when it comes from the right. */
    private readonly sun: -1 | 1,
    private readonly random: Random,
  ) {}

  private color(color: string): string {
    return inLight(this.hour, color)
  }

  private box({ x, up, width, height }: Area): string {
    const { stage } = this
    return box(stage.x(x), stage.y(up + height), width * stage.unit, height * stage.unit)
  }

  private shape(points: readonly Point[]): string {
    return polygon(points.map(([x, up]) => [this.stage.x(x), this.stage.y(up)]))
  }

  /** An opening with an arch above. */
  private arch({ x, up, width, height }: Area): string {
    const { stage } = this
    const radius = (width * stage.unit) / 2
    const straight = Math.max(0, height * stage.unit - radius)
    return `M${rounded(stage.x(x))} ${rounded(stage.y(up))}v${rounded(-straight)}a${rounded(radius)} ${rounded(Math.min(radius, height * stage.unit))} 0 0 1 ${rounded(radius * 2)} 0v${rounded(straight)}z`
  }

  private texture(part: Part): string {
    const { accent, wall } = this.exterior
    return part === 'accent' && accent === wall ? textures.wall : textures[part]
  }

  wall(area: Area, part: Part): void {
    this.painter.fill(this.texture(part), this.box(area))
  }

  /** What is further back lies in a little more shade. */
  recede(area: Area, opacity = '.12'): void {
    this.painter.shade(opacity, this.box(area))
  }

  /** The shadow below eaves. */
  underEaves({ x, up, width }: Omit<Area, 'height'>, reach = 2.6): void {
    this.painter.fill('url(#e)', this.box({ x, up: up - reach, width, height: reach }))
  }

  /** The shadow that a part throws on the wall `behind` it, away from the sun. */
  besides({ x, up, width, height }: Area, behind: Span, reach = 1.8): void {
    const edge = this.sun < 0 ? x + width : x
    const away = this.sun < 0 ? reach : -reach
    if (edge + away < behind.x || edge + away > behind.x + behind.width) return
    this.painter.shade(
      '.24',
      this.shape([
        [edge, up],
        [edge + away, up],
        [edge + away, up + height - reach],
        [edge, up + height],
      ]),
    )
  }

  skirt({ x, width }: Span): void {
    if (!this.exterior.hasSkirt) return
    this.wall({ x, up: 0, width, height: 2.5 }, 'stone')
    const cap = { x: x - 0.15, up: 2.5, width: width + 0.3, height: 0.35 }
    this.painter.fill(this.color('#f0e6d0'), this.box(cap))
  }

  private roofPlane(outline: string): void {
    this.painter.fill('url(#r)', outline)
    this.painter.fill('url(#o)', outline)
  }

  private fascia(x: number, up: number, width: number): void {
    const { trim } = this.exterior
    this.painter.fill(this.color(trim), this.box({ x, up: up - 0.5, width, height: 0.62 }))
  }

  hip(x: number, up: number, width: number, rise: number, ridge = 0.4): void {
    const over = 1.3
    const inset = Math.min((width + 2 * over) * (0.5 - ridge / 2), rise * 1.6)
    this.underEaves({ x, up, width })
    this.roofPlane(
      this.shape([
        [x - over, up],
        [x + width + over, up],
        [x + width + over - inset, up + rise],
        [x - over + inset, up + rise],
      ]),
    )
    const shaded = this.sun < 0 ? x + width + over : x - over
    const inward = this.sun < 0 ? -1 : 1
    this.painter.shade(
      '.16',
      this.shape([
        [shaded, up],
        [shaded + inward * inset, up + rise],
        [shaded + inward * inset * 0.72, up],
      ]),
    )
    this.fascia(x - over, up, width + 2 * over)
  }

  /** A roof with its eaves to the street. */
  sideGable(x: number, up: number, width: number, rise: number): void {
    const over = 1.3
    this.underEaves({ x, up, width })
    this.roofPlane(
      this.shape([
        [x - over, up],
        [x + width + over, up],
        [x + width + over - 0.5, up + rise],
        [x - over + 0.5, up + rise],
      ]),
    )
    const ridge = {
      x: x - over + 0.4,
      up: up + rise - 0.1,
      width: width + 2 * over - 0.8,
      height: 0.5,
    }
    this.painter.fill(mix(this.color(this.exterior.roof), DARK, 0.25), this.box(ridge))
    this.fascia(x - over, up, width + 2 * over)
  }

  flat(x: number, up: number, width: number, over = 2.2): void {
    this.underEaves({ x, up, width }, 3.4)
    const { roof, trim } = this.exterior
    const slab = { x: x - over, up, width: width + 2 * over, height: 1 }
    this.painter.fill(this.color(roof), this.box({ ...slab, up: up + 0.3 }))
    this.painter.fill(this.color(trim), this.box({ ...slab, height: 0.42 }))
    this.painter.fill(
      mix(this.color(roof), '#fff3d6', 0.35),
      this.box({ ...slab, up: up + 1.3, height: 0.22 }),
    )
  }

  /** A gable to the street: its wall, the vent or window in it, and the boards along its rakes. */
  gable(x: number, up: number, width: number, rise: number): void {
    const { stage } = this
    const { trim, roof } = this.exterior
    const middle = x + width / 2
    const slope = rise / (width / 2)
    const over = 1.3
    const triangle = this.shape([
      [x, up],
      [x + width, up],
      [middle, up + rise],
    ])
    this.painter.shade(
      '.2',
      this.shape([
        [middle, up + rise + 0.8],
        [middle - this.sun * 2.4, up + rise + 0.6],
        [middle - this.sun * (width / 2 + over), up - over * slope + 1.6],
        [middle - this.sun * (width / 2 + over), up - over * slope],
      ]),
    )
    this.painter.fill(this.texture('accent'), triangle)
    this.vent(middle, up, width, rise)
    const rake = (lift: number) => {
      const points: Point[] = [
        [x - over, up - over * slope + lift],
        [middle, up + rise + lift],
        [x + width + over, up - over * slope + lift],
      ]
      const [start, ...others] = points.map(([at, high]) => pair(stage.x(at), stage.y(high)))
      return `M${start}L${others.join(' ')}`
    }
    this.painter.line('#112', 0.9 * stage.unit, rake(-0.5), { opacity: '.25' })
    this.painter.line(this.color(trim), 0.9 * stage.unit, rake(0.1))
    this.painter.line(mix(this.color(roof), DARK, 0.12), 0.6 * stage.unit, rake(0.75))
  }

  private vent(middle: number, up: number, width: number, rise: number): void {
    const { frame, trim, isArched } = this.exterior
    const size = Math.min(2.6, width * 0.13)
    const base = up + rise * 0.26
    if (rise < 4.2) return
    const area = { x: middle - size / 2, up: base, width: size, height: size * 1.25 }
    const outer = {
      x: area.x - 0.35,
      up: base - 0.35,
      width: size + 0.7,
      height: size * 1.25 + 0.7,
    }
    const draw = isArched ? this.arch.bind(this) : this.box.bind(this)
    this.painter.fill(this.color(trim), draw(outer))
    if (rise > 6.4) {
      this.painter.fill('url(#w)', draw(area))
      return
    }
    this.painter.fill(mix(this.color(frame), '#8a8478', 0.4), draw(area))
  }

  /** Windows, each of several sashes side by side. They are painted together, layer by layer. */
  windows(areas: readonly Area[]): void {
    const { trim, frame, shutters, isArched, form, wall } = this.exterior
    const isModern = form === 'flat'
    const isBrick = wall.cladding === 'brick'
    const surround = this.color(isModern ? frame : isBrick ? '#eadfc8' : trim)
    const around = (wide: number, below: number, height: number) => (area: Area) =>
      this.box({ x: area.x - wide, up: area.up + below, width: area.width + 2 * wide, height })
    const each = (shape: (area: Area) => string) => areas.map(shape).join('')
    if (shutters && !isModern) {
      const leaves = each(({ x, up, width, height }) => {
        const leaf = Math.min(1.7, width * 0.2)
        const one = (left: number) =>
          this.box({ x: left, up: up - 0.2, width: leaf, height: height + 0.4 })
        return one(x - 0.6 - leaf) + one(x + width + 0.6)
      })
      this.painter.fill(this.color(shutters), leaves)
    }
    const casing = each(({ x, up, width, height }) =>
      this.box({ x: x - 0.5, up: up - 0.45, width: width + 1, height: height + 0.95 }),
    )
    this.painter.fill(surround, casing + each(around(0.8, -0.8, 0.45)))
    if (isBrick || isArched) {
      this.painter.fill(
        this.color('#efe4cb'),
        areas.map((area) => around(0.8, area.height + 0.3, 0.8)(area)).join(''),
      )
    }
    const panes = areas.flatMap(({ x, up, width, height }) => {
      const sashes = Math.max(1, Math.round(width / (isModern ? 4 : 3)))
      const wide = (width + 0.5) / sashes
      return Array.from(
        { length: sashes },
        (_, index): Area => ({
          x: x + index * wide + 0.12,
          up: up + 0.12,
          width: wide - 0.74,
          height: height - 0.24,
        }),
      )
    })
    this.glaze(panes)
    if (!isModern)
      this.painter.line(this.color(frame), 1.2, panes.map((pane) => this.muntins(pane)).join(''))
    const below = each(around(0.8, -1.15, 0.35))
    this.painter.shade(
      '.27',
      areas.map((area) => around(0.1, area.height - 0.7, 0.7)(area)).join('') + below,
    )
  }

  /** The panes in their frames. Some are lit from within. */
  private glaze(panes: readonly Area[]): void {
    const { hour, painter, stage } = this
    const isLit = panes.map(() => this.random.chance(hour.lit / 10))
    const frame = {
      stroke: this.color(this.exterior.frame),
      'stroke-width': Math.round(stage.unit * 0.4),
    }
    const glass = (lit: boolean, fill: string) => {
      const paths = panes.filter((_, index) => isLit[index] === lit).map((pane) => this.box(pane))
      if (paths.length > 0) painter.fill(fill, paths.join(''), frame)
    }
    glass(false, 'url(#w)')
    glass(true, hour.isNight ? 'url(#w)' : '#f4dca4')
    for (const [index, { x, up, width, height }] of panes.entries()) {
      if (isLit[index]) this.lamps.push([stage.x(x + width / 2), stage.y(up + height / 2)])
    }
  }

  private muntins({ x, up, width, height }: Area): string {
    const { stage } = this
    const [left, top] = [rounded(stage.x(x)), rounded(stage.y(up + height))]
    const middle = rounded(stage.x(x + width / 2))
    const across = [0.33, 0.66].map(
      (part) => `M${left} ${rounded(stage.y(up + height * part))}h${rounded(width * stage.unit)}`,
    )
    return `M${middle} ${top}v${rounded(height * stage.unit)}${across.join('')}`
  }

  garageDoor({ x, width }: Span): void {
    const { garage, trim, form, wall } = this.exterior
    const height = 7.5
    const color = this.color(garage)
    const frame = wall.cladding === 'brick' ? '#eadfc8' : trim
    this.painter.fill(
      this.color(frame),
      this.box({ x: x - 0.55, up: 0, width: width + 1.1, height: height + 0.7 }),
    )
    this.painter.fill(color, this.box({ x, up: 0, width, height }))
    const columns = Math.max(2, Math.round(width / 4))
    const cell = width / columns
    if (form === 'flat') {
      const bands = [1.5, 3, 4.5, 6].map((up) => this.box({ x, up, width, height: 0.14 }))
      this.painter.shade('.3', bands.join(''))
      const light = { x: x + width - cell * 0.7, up: 0.5, width: cell * 0.45, height: 6.4 }
      this.painter.fill('url(#w)', this.box(light))
    } else {
      const rows = [1.9, 3.7, 5.5].map((up) => this.box({ x, up, width, height: 0.2 }))
      const places = Array.from({ length: columns }, (_, column) => x + column * cell)
      const gaps = places
        .slice(1)
        .map((left) => this.box({ x: left - 0.12, up: 0, width: 0.24, height: 5.5 }))
      this.painter.shade('.17', rows.join('') + gaps.join(''))
      const lights = places.map((left) =>
        this.box({ x: left + 0.3, up: 5.8, width: cell - 0.6, height: 1.3 }),
      )
      this.painter.fill('url(#w)', lights.join(''))
    }
    this.painter.fill('url(#e)', this.box({ x, up: height - 2, width, height: 2 }))
  }

  frontDoor({ x, width }: Span): void {
    const { door, trim, isArched, wall, frame } = this.exterior
    const height = 7.4
    const base = 0.6
    const surround = wall.cladding === 'brick' || wall.cladding === 'limestone' ? '#eadfc8' : trim
    const outline = (area: Area) => (isArched ? this.arch(area) : this.box(area))
    const top = isArched ? 1 : 0
    this.painter.fill(
      this.color(surround),
      outline({ x: x - 0.6, up: base, width: width + 1.2, height: height + 0.6 + top }),
    )
    this.painter.fill(this.color(door), outline({ x, up: base, width, height: height + top }))
    const leaves = width > 4.4 ? 2 : 1
    const leaf = width / leaves
    for (let index = 0; index < leaves; index += 1) {
      const left = x + index * leaf
      this.painter.shade(
        '.18',
        this.box({ x: left + leaf * 0.2, up: base + 0.6, width: leaf * 0.6, height: 2.4 }),
      )
      this.painter.fill(
        'url(#w)',
        this.box({ x: left + leaf * 0.22, up: base + 3.7, width: leaf * 0.56, height: 2.7 }),
      )
    }
    this.painter.fill(
      '#d9a548',
      this.box({ x: x + width / leaves - 0.5, up: base + 3, width: 0.24, height: 0.8 }),
    )
    this.painter.fill(
      'url(#e)',
      this.box({ x: x - 0.6, up: base + height - 1.4, width: width + 1.2, height: 2 }),
    )
    this.lantern(x - 1.3, 6, frame)
  }

  lantern(x: number, up: number, frame: string): void {
    this.painter.fill(this.color(frame), this.box({ x: x - 0.32, up, width: 0.64, height: 1.2 }))
    this.painter.fill(
      this.hour.isNight ? '#ffe2a0' : '#e9cf94',
      this.box({ x: x - 0.18, up: up + 0.2, width: 0.36, height: 0.75 }),
    )
    if (this.hour.isNight) this.lamps.push([this.stage.x(x), this.stage.y(up + 0.5)])
  }

  /** The dark of a porch behind its posts. */
  porchShade({ x, width }: Span, eaves: number): void {
    this.painter.shade('.2', this.box({ x, up: 0, width, height: eaves }))
    this.underEaves({ x, up: eaves, width }, 3.4)
  }

  porch({ x, width }: Span, eaves: number, roof: 'shed' | 'gable' | 'flat' | 'none'): void {
    const { posts, trim, isArched, style } = this.exterior
    const floor = { x: x - 0.5, up: 0, width: width + 1, height: 0.6 }
    this.painter.fill(this.color('#d6c9b1'), this.box(floor))
    const wide = posts === 'timber' ? 0.75 : 0.9
    const count = Math.max(2, Math.ceil(width / 8) + 1)
    const places = Array.from(
      { length: count },
      (_, index) => x + (index * (width - wide)) / (count - 1),
    )
    const color =
      posts === 'timber'
        ? this.color('#80583a')
        : this.color(trim === '#5b4636' ? '#efe6d4' : mix(trim, '#f5eee0', 0.5))
    const columns = places.map((left) =>
      this.box({ x: left, up: 0.6, width: wide, height: eaves - 0.6 }),
    )
    this.painter.fill(color, columns.join(''))
    const shadow = places.map((left) =>
      this.box({
        x: this.sun < 0 ? left + wide * 0.62 : left,
        up: 0.6,
        width: wide * 0.38,
        height: eaves - 0.6,
      }),
    )
    this.painter.shade('.22', shadow.join(''))
    if (posts === 'stone') {
      for (const left of places)
        this.wall({ x: left - 0.35, up: 0.6, width: wide + 0.7, height: 2.7 }, 'stone')
    }
    if (posts === 'timber' && !isArched && style !== 'contemporary') {
      const braces = places.flatMap((left, index) => {
        const inward = index === places.length - 1 ? -1 : 1
        const edge = inward > 0 ? left + wide : left
        return this.shape([
          [edge, eaves - 2.6],
          [edge, eaves - 2],
          [edge + inward * 1.7, eaves - 0.5],
          [edge + inward * 2.3, eaves - 0.5],
        ])
      })
      this.painter.fill(color, braces.join(''))
    }
    const beam = { x: x - 0.3, up: eaves - 0.8, width: width + 0.6, height: 0.9 }
    this.painter.fill(color, this.box(beam))
    if (roof === 'flat') this.flat(x, eaves, width, 1)
    if (roof === 'shed') {
      this.roofPlane(
        this.shape([
          [x - 1, eaves],
          [x + width + 1, eaves],
          [x + width + 0.3, eaves + 2.7],
          [x - 0.3, eaves + 2.7],
        ]),
      )
      this.fascia(x - 1, eaves + 0.2, width + 2)
    }
    if (roof === 'gable') this.gable(x, eaves, width, Math.min(4.6, width * 0.4))
  }

  dormer(middle: number, up: number, width = 4.2): void {
    const area = { x: middle - width / 2, up, width, height: 2.9 }
    this.besides({ ...area, up: up - 0.4 }, { x: middle - width, width: 2 * width }, 1.5)
    this.wall(area, 'accent')
    this.windows([{ x: middle - width * 0.27, up: up + 0.6, width: width * 0.54, height: 1.9 }])
    this.gable(area.x, up + 2.9, width, width * 0.36)
  }

  chimney(x: number, up: number, height: number): void {
    const wall = this.exterior.chimney
    if (!wall) return
    const area = { x, up, width: 2.6, height }
    this.painter.fill('url(#h)', this.box(area))
    this.painter.shade('.22', this.box({ ...area, x: this.sun < 0 ? x + 1.7 : x, width: 0.9 }))
    const cap = { x: x - 0.35, up: up + height, width: 3.3, height: 0.55 }
    this.painter.fill(this.color('#e3d6bd'), this.box(cap))
    this.painter.fill(
      this.color('#5b4a40'),
      this.box({ x: x + 0.6, up: up + height + 0.55, width: 1.4, height: 0.8 }),
    )
  }

  balcony({ x, width }: Span, up: number): void {
    const { frame } = this.exterior
    this.windows([{ x: x + width * 0.22, up: up + 0.7, width: width * 0.56, height: 6.6 }])
    this.painter.fill(this.color('#7d5839'), this.box({ x, up: up - 0.5, width, height: 0.75 }))
    this.painter.fill('url(#e)', this.box({ x, up: up - 2.4, width, height: 1.9 }))
    const posts = Array.from({ length: Math.floor(width / 0.9) }, (_, post) =>
      this.box({ x: x + 0.3 + post * 0.9, up: up + 0.25, width: 0.13, height: 2.9 }),
    )
    this.painter.fill(
      this.color(frame),
      posts.join('') + this.box({ x, up: up + 3.1, width, height: 0.32 }),
    )
  }

  /** The shine of lamps and windows after sunset. */
  shine(): void {
    if (!this.hour.isNight || this.lamps.length === 0) return
    this.painter.dots('#ffd98a', 54, this.lamps, { opacity: '.09' })
    this.painter.dots('#ffe7b0', 26, this.lamps, { opacity: '.1' })
  }
}
