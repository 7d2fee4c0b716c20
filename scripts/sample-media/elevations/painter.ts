import { element } from '../svg'

export type Point = readonly [x: number, y: number]

/** Whole pixels are exact enough for drawings of 800 pixels, and make them small. */
export const rounded = (value: number): string => String(Math.round(value))

/** Coordinates of a path. A minus sign separates as well as a space does. */
export const pair = (x: number, y: number): string =>
  `${rounded(x)} ${rounded(y)}`.replace(' -', '-')

type Look = Readonly<Record<string, string | number>>

/** The path of a polygon. All turn the same way, so that polygons of one path never cancel out. */
export function polygon(points: readonly Point[]): string {
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)
  return `M${(area < 0 ? points.toReversed() : points).map(([x, y]) => pair(x, y)).join(' ')}z`
}

export function box(x: number, y: number, width: number, height: number): string {
  const [left, top] = [Math.round(x), Math.round(y)]
  const wide = Math.max(1, Math.round(x + width) - left)
  const high = Math.max(1, Math.round(y + height) - top)
  return `M${pair(left, top)}h${wide}v${high}h-${wide}z`
}

/** Shapes in the order in which they are painted. Those of the same look that follow share a path. */
export class Painter {
  private readonly parts: string[] = []
  private look = ''
  private paths: string[] = []
  private attributes: Look = {}

  fill(fill: string, path: string, attributes: Look = {}): void {
    this.paint({ fill, ...attributes }, path)
  }

  /** Darkens what is below. */
  shade(opacity: string, path: string, color = '#112'): void {
    this.paint({ fill: color, opacity }, path)
  }

  line(stroke: string, width: number, path: string, attributes: Look = {}): void {
    this.paint({ fill: 'none', stroke, 'stroke-width': width, ...attributes }, path)
  }

  /** Dots of one size: lines without a length that have round ends. */
  dots(color: string, size: number, points: readonly Point[], attributes: Look = {}): void {
    const path = points.map(([x, y]) => `M${pair(x, y)}h0`).join('')
    this.line(color, size, path, { 'stroke-linecap': 'round', ...attributes })
  }

  /** A drawing of its own, such as a plant that is defined once and placed several times. */
  place(id: string, transform: string): void {
    this.end()
    this.parts.push(element('use', { href: `#${id}`, transform }))
  }

  private paint(attributes: Look, path: string): void {
    const look = JSON.stringify(attributes)
    if (look !== this.look) this.end()
    this.look = look
    this.attributes = attributes
    this.paths.push(path)
  }

  private end(): void {
    if (this.paths.length > 0) {
      this.parts.push(element('path', { d: this.paths.join(''), ...this.attributes }))
    }
    this.paths = []
    this.look = ''
  }

  toString(): string {
    this.end()
    return this.parts.join('')
  }
}
