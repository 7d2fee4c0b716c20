import { expect, it } from 'vitest'
import { type Bounds, MAX_FIT_ZOOM } from '@/domain/map/map-view'
import { fitCamera } from './fit-camera'

const size = { width: 800, height: 680 }
const none = { top: 0, right: 0, bottom: 0, left: 0 }
const around = { top: 64, right: 84, bottom: 48, left: 56 }
const counties: Bounds = [-98.8, 29.2, -98.0, 29.9]

/** Width of a range of longitudes at a zoom, in pixels. */
const pixels = (degrees: number, zoom: number) => (256 * 2 ** zoom * degrees) / 360

it('fitCamera zooms in as far as the bounds allow', () => {
  const wide: Bounds = [-98.8, 29.5, -98.0, 29.5]
  const { zoom } = fitCamera(wide, size, around)
  expect(pixels(0.8, zoom)).toBeLessThanOrEqual(800 - 84 - 56)
  expect(pixels(0.8, zoom + 1)).toBeGreaterThan(800 - 84 - 56)
})

it('fitCamera uses the height if that is the limiting dimension', () => {
  const narrow = { width: 4000, height: 300 }
  expect(fitCamera(counties, narrow, none).zoom).toBeLessThan(
    fitCamera(counties, { ...narrow, height: 3000 }, none).zoom,
  )
})

it('fitCamera does not exceed the maximum zoom for one or two nearby locations', () => {
  const place: Bounds = [-98.5, 29.4, -98.5, 29.4]
  const { center, zoom } = fitCamera(place, size, none)
  expect(zoom).toBe(MAX_FIT_ZOOM)
  expect(center.lat).toBeCloseTo(29.4, 9)
  expect(center.lng).toBeCloseTo(-98.5, 9)
  expect(fitCamera([-98.5, 29.4, -98.49999, 29.40001], size, around).zoom).toBe(MAX_FIT_ZOOM)
})

it('fitCamera centers the bounds in the area without padding', () => {
  const { center, zoom } = fitCamera(counties, size, around)
  // The padding is larger on the right, so the map center is further east.
  expect(pixels(center.lng - -98.4, zoom)).toBeCloseTo((84 - 56) / 2, 6)
  expect(fitCamera(counties, size, none).center.lng).toBeCloseTo(-98.4, 9)
})

it('fitCamera returns a view for a map that is smaller than its padding', () => {
  expect(fitCamera(counties, { width: 60, height: 40 }, around).zoom).toBeGreaterThanOrEqual(0)
})
