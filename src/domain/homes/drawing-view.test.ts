import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DrawingView, moved, WHOLE, zoomed } from './drawing-view'

const frame = { width: 800, height: 600 }

/** The point of the drawing, in shares of its size, that is at a point of the frame. */
const seenAt = ({ scale, x, y }: DrawingView, at: { x: number; y: number }) => [
  (at.x - x) / scale / frame.width,
  (at.y - y) / scale / frame.height,
]

const point = fc.record({
  x: fc.double({ min: 0, max: 800, noNaN: true }),
  y: fc.double({ min: 0, max: 600, noNaN: true }),
})
const step = fc.oneof(
  fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }), at: point }),
  fc.record({
    x: fc.double({ min: -2000, max: 2000, noNaN: true }),
    y: fc.double({ min: -2000, max: 2000, noNaN: true }),
  }),
)

it('the drawing always covers the frame, between its whole size and six times that', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let view = WHOLE
      for (const one of steps)
        view = 'factor' in one ? zoomed(view, one.factor, one.at, frame) : moved(view, one, frame)
      expect(view.scale).toBeGreaterThanOrEqual(1)
      expect(view.scale).toBeLessThanOrEqual(6)
      for (const corner of [
        { x: 0, y: 0 },
        { x: 800, y: 600 },
      ]) {
        for (const share of seenAt(view, corner)) {
          expect(share).toBeGreaterThan(-1e-6)
          expect(share).toBeLessThan(1 + 1e-6)
        }
      }
    }),
  )
})

it('the point of the drawing under the pointer stays there while zooming in', () => {
  fc.assert(
    fc.property(point, fc.double({ min: 1, max: 5, noNaN: true }), (at, factor) => {
      const [x = 0, y = 0] = seenAt(WHOLE, at)
      const [zoomedX, zoomedY] = seenAt(zoomed(WHOLE, factor, at, frame), at)
      expect(zoomedX).toBeCloseTo(x, 6)
      expect(zoomedY).toBeCloseTo(y, 6)
    }),
  )
})
