import type { Rect, Room } from './types'

/** Feet and inches, as plans write them: 12'4". */
export function feetAndInches(feet: number): string {
  const inches = Math.round(feet * 12)
  return `${Math.floor(inches / 12)}'${inches % 12}"`
}

export interface Label {
  readonly lines: readonly {
    readonly text: string
    readonly size: number
    readonly isName: boolean
  }[]
  /** The middle of the label, in drawing units. */
  readonly x: number
  readonly y: number
  readonly isVertical: boolean
  readonly box: Rect
}

/** The width of a character of Figtree as a share of its size, a little above the average. */
const CHARACTER = { name: 0.58, size: 0.53 } as const
const LEADING = 1.24

const sizedKinds = ['bedroom', 'living', 'kitchen', 'garage', 'outdoor']

type Lines = Label['lines']

function linesFor({ name, kind, width, depth }: Room, unit: number, size: number): Lines[] {
  const dimensions = `${feetAndInches(width / unit)} x ${feetAndInches(depth / unit)}`
  const named = { text: name, size, isName: true }
  const words = name.split(' ').map((word) => ({ text: word, size, isName: true }))
  const second = { text: dimensions, size: size * 0.82, isName: false }
  if (!sizedKinds.includes(kind)) return words.length > 1 ? [[named], words] : [[named]]
  const sized: Lines[] = [[named, second]]
  return words.length > 1 ? [...sized, [...words, second], [named]] : [...sized, [named]]
}

function extent(lines: Lines): { readonly width: number; readonly height: number } {
  return {
    width: Math.max(
      ...lines.map(
        ({ text, size, isName }) => text.length * size * CHARACTER[isName ? 'name' : 'size'],
      ),
    ),
    height: lines.reduce((sum, { size }) => sum + size * LEADING, 0),
  }
}

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.depth && a.y + a.depth > b.y

/** The free place that is nearest to the middle of the room. */
function freePlace(room: Room, width: number, height: number, taken: readonly Rect[]): Rect | null {
  const pad = sizedKinds.includes(room.kind) ? 4 : 2
  const step = 4
  const spaceX = room.width - width - 2 * pad
  const spaceY = room.depth - height - 2 * pad
  if (spaceX < 0 || spaceY < 0) return null
  const places: Rect[] = []
  for (let dx = 0; dx <= spaceX / 2; dx += step) {
    for (let dy = 0; dy <= spaceY / 2; dy += step) {
      for (const [signX, signY] of [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ] as const) {
        places.push({
          x: room.x + pad + spaceX / 2 + signX * dx,
          y: room.y + pad + spaceY / 2 + signY * dy,
          width,
          depth: height,
        })
      }
    }
  }
  const middle = { x: room.x + pad + spaceX / 2, y: room.y + pad + spaceY / 2 }
  const distance = ({ x, y }: Rect) => Math.hypot(x - middle.x, y - middle.y)
  return (
    places
      .toSorted((a, b) => distance(a) - distance(b))
      .find((place) => taken.every((rect) => !overlap(place, rect))) ?? null
  )
}

const sizes = { large: [14.5, 13, 11.5, 10.5, 9.5], small: [11, 10, 9, 8] } as const

/** A label in the free part of a room, as large as fits. The room is in drawing units. */
export function labelFor(room: Room, taken: readonly Rect[], unit: number): Label | null {
  const candidates = sizedKinds.includes(room.kind) ? sizes.large : sizes.small
  for (const size of candidates) {
    for (const lines of linesFor(room, unit, size)) {
      const { width, height } = extent(lines)
      for (const isVertical of [false, true]) {
        // A dimension beneath a turned name is hard to read.
        if (isVertical && lines.length > 1) continue
        const box = freePlace(room, isVertical ? height : width, isVertical ? width : height, taken)
        if (box)
          return { lines, isVertical, box, x: box.x + box.width / 2, y: box.y + box.depth / 2 }
      }
    }
  }
  return null
}
