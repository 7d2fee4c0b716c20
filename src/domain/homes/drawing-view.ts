interface Size {
  readonly width: number
  readonly height: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** How a drawing is seen: enlarged by `scale`, with its corner at `x`, `y` of the frame, in pixels. */
export interface DrawingView extends Point {
  readonly scale: number
}

/** The whole drawing. */
export const WHOLE: DrawingView = { scale: 1, x: 0, y: 0 }

const MAX_SCALE = 6

const between = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** The view with the drawing covering the frame, which the whole drawing fills. */
function within({ scale, x, y }: DrawingView, { width, height }: Size): DrawingView {
  return {
    scale,
    x: between(x, width * (1 - scale), 0),
    y: between(y, height * (1 - scale), 0),
  }
}

/** Zooms by a factor. The point of the drawing at `at` in the frame stays where it is. */
export function zoomed(view: DrawingView, factor: number, at: Point, frame: Size): DrawingView {
  const scale = between(view.scale * factor, 1, MAX_SCALE)
  const grown = scale / view.scale
  const x = at.x - (at.x - view.x) * grown
  const y = at.y - (at.y - view.y) * grown
  return within({ scale, x, y }, frame)
}

/** Moves the drawing by a distance in pixels, as far as it covers the frame. */
export function moved(view: DrawingView, by: Point, frame: Size): DrawingView {
  return within({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, frame)
}
