/** Padding for markers at the edges and for the buttons above the map, in pixels. */
const WIDE = { top: 64, right: 84, bottom: 48, left: 56 }
const NARROW = { top: 56, right: 64, bottom: 40, left: 52 }

/** The padding of a fitted view for a map width in pixels. */
export function fitPadding(width: number): Readonly<typeof WIDE> {
  return width < 560 ? NARROW : WIDE
}
