import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AREA_VIEW,
  DRAWN_SIZE,
  moved,
  panned,
  SPANS,
  showing,
  toLocation,
  toPoint,
  viewOfBoth,
  zoomed,
} from './drawn-map'

const location = fc.record({
  lat: fc.double({ min: 29, max: 30.3, noNaN: true }),
  lng: fc.double({ min: -99.2, max: -97.5, noNaN: true }),
})
const span = fc.double({ min: SPANS.closest, max: SPANS.widest, noNaN: true })

describe('the drawn map', () => {
  it('finds the location again that it draws, to a meter', () => {
    fc.assert(
      fc.property(location, location, span, (center, place, width) => {
        const view = { center, span: width }
        const found = toLocation(view, toPoint(view, place))
        expect(found.lat).toBeCloseTo(place.lat, 4)
        expect(found.lng).toBeCloseTo(place.lng, 4)
      }),
    )
  })

  it('has the north at the top and the east at the right', () => {
    const { center } = AREA_VIEW
    const start = toPoint(AREA_VIEW, center)
    expect(toPoint(AREA_VIEW, { ...center, lat: center.lat + 0.1 }).y).toBeLessThan(start.y)
    expect(toPoint(AREA_VIEW, { ...center, lng: center.lng + 0.1 }).x).toBeGreaterThan(start.x)
  })

  it('zooms within its limits', () => {
    expect(zoomed(AREA_VIEW, 2).span).toBe(SPANS.widest / 2)
    expect(zoomed({ center: { lat: 29, lng: -99 }, span: 1 }, 0.5)).toEqual(AREA_VIEW)
    expect(zoomed(AREA_VIEW, 1e6).span).toBe(SPANS.closest)
  })

  it('moves with the pointer that drags it', () => {
    const place = { lat: 29.5, lng: -98.2 }
    const before = toPoint(AREA_VIEW, place)
    const after = toPoint(panned(AREA_VIEW, { x: 40, y: -30 }), place)
    expect(after.x - before.x).toBeCloseTo(40, 1)
    expect(after.y - before.y).toBeCloseTo(-30, 1)
  })

  it('moves a location by a distance on the drawing', () => {
    const place = { lat: 29.5, lng: -98.2 }
    expect(moved(AREA_VIEW, place, { x: 0, y: -10 }).lat).toBeGreaterThan(place.lat)
    expect(moved(AREA_VIEW, place, { x: 0, y: -10 }).lng).toBe(place.lng)
  })

  it('is centered on a location only if it does not show it', () => {
    const close = { center: AREA_VIEW.center, span: 0.1 }
    expect(showing(close, { ...close.center, lng: close.center.lng + 0.01 })).toBe(close)
    const away = { lat: 29.9, lng: -98.7 }
    expect(showing(close, away)).toEqual({ center: away, span: 0.1 })
    expect(DRAWN_SIZE.width).toBeGreaterThan(DRAWN_SIZE.height)
  })

  it('has room around two places that it shows', () => {
    fc.assert(
      fc.property(location, location, (a, b) => {
        const view = viewOfBoth(a, b)
        for (const { x, y } of [toPoint(view, a), toPoint(view, b)]) {
          expect(Math.abs(x - DRAWN_SIZE.width / 2)).toBeLessThan(DRAWN_SIZE.width * 0.3)
          expect(Math.abs(y - DRAWN_SIZE.height / 2)).toBeLessThan(DRAWN_SIZE.height * 0.3)
        }
      }),
    )
  })
})
