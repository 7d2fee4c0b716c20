import { describe, expect, it } from 'vitest'
import { findBounds, isNorthOf, isWithin, singleZoom, widen } from './map-view'

const boerne = { lat: 29.79, lng: -98.73 }
const seguin = { lat: 29.57, lng: -97.96 }
const sanAntonio = { lat: 29.42, lng: -98.49 }

describe('findBounds', () => {
  it('covers the outermost points in each direction', () => {
    expect(findBounds([boerne, seguin, sanAntonio])).toEqual([-98.73, 29.42, -97.96, 29.79])
  })

  it('is a point for one place and null for none', () => {
    expect(findBounds([seguin])).toEqual([-97.96, 29.57, -97.96, 29.57])
    expect(findBounds([])).toBeNull()
  })
})

it('isWithin and isNorthOf compare a point with bounds, and widen enlarges bounds by a share', () => {
  const bounds = [-98.6, 29.4, -98.4, 29.5] as const
  expect(isWithin(bounds, sanAntonio)).toBe(true)
  expect(isWithin(bounds, boerne)).toBe(false)
  expect(isNorthOf(bounds, sanAntonio)).toBe(false)
  expect(isNorthOf(bounds, boerne)).toBe(true)
  const wider = widen(bounds, 0.5)
  expect(wider.map((degrees) => Number(degrees.toFixed(6)))).toEqual([-98.7, 29.35, -98.3, 29.55])
})

it('the map zooms in less on a single community when its schools are shown', () => {
  expect([
    singleZoom({ hasSchools: false, hasStreets: true }),
    singleZoom({ hasSchools: true, hasStreets: true }),
  ]).toEqual([16, 13])
})
