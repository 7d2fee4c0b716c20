import { escapeXml } from './escape-xml'

/** The tokens of the guide that the drawings use. */
export const colors = {
  paper: '#fbf8f3',
  surface: '#ffffff',
  ink: '#1d2528',
  inkSoft: '#566166',
  hairline: '#e6dfd3',
  agave: '#1f4e4a',
  agaveTint: '#e7f0ee',
  terracotta: '#b9482a',
  marigold: '#e2a52b',
} as const

const FONT = 'Figtree, Helvetica, Arial, sans-serif'

type Value = string | number | undefined

export const rounded = (value: number) => String(Math.round(value * 10) / 10)

function formatAttributes(attributes: Readonly<Record<string, Value>>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? rounded(value) : value}"`)
    .join('')
}

export function element(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  children = '',
): string {
  const start = `<${name}${formatAttributes(attributes)}`
  return children === '' ? `${start}/>` : `${start}>${children}</${name}>`
}

/** A `path` through points. */
export function polyline(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${rounded(x)} ${rounded(y)}`).join('')
}

export const text = (content: string, attributes: Readonly<Record<string, Value>>): string =>
  element('text', attributes, escapeXml(content))

export interface Picture {
  readonly title: string
  readonly width: number
  readonly height: number
}

export function document({ title, width, height }: Picture, body: string): string {
  const [w, h] = [rounded(width), rounded(height)]
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width: w, height: h }
  return element(
    'svg',
    { ...attributes, viewBox: `0 0 ${w} ${h}`, role: 'img', 'font-family': FONT },
    element('title', {}, escapeXml(title)) + body,
  )
}
