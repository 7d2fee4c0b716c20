import { describe, expect, it } from 'vitest'
import { findNearest, formatMiles, measureMiles } from './distance'

const alamo = { lat: 29.426, lng: -98.4861 }
const boerne = { lat: 29.7947, lng: -98.732 }
const seguin = { lat: 29.5688, lng: -97.9647 }

describe('the straight-line distance', () => {
  it('is a 360th of the circumference of the earth for each degree to the north', () => {
    expect(measureMiles({ lat: 29, lng: -98 }, { lat: 30, lng: -98 })).toBeCloseTo(69.09, 2)
  })

  it('is shorter for a degree to the east, by the cosine of the latitude', () => {
    expect(measureMiles({ lat: 60, lng: -99 }, { lat: 60, lng: -98 })).toBeCloseTo(34.55, 2)
  })

  it('is the same in both directions, and zero at the place itself', () => {
    expect(measureMiles(alamo, boerne)).toBeCloseTo(29.447, 3)
    expect(measureMiles(boerne, alamo)).toBe(measureMiles(alamo, boerne))
    expect(measureMiles(alamo, alamo)).toBe(0)
  })

  it('is said in tenths of a mile', () => {
    expect([29.46, 12, 0.04].map(formatMiles)).toEqual(['29.5 miles', '12.0 miles', '0.0 miles'])
  })
})

it('the nearest items come first, as many as are asked for', () => {
  const items = [
    { name: 'Seguin', coordinates: seguin },
    { name: 'Alamo', coordinates: alamo },
    { name: 'Boerne', coordinates: boerne },
  ]
  const names = (count: number) =>
    findNearest(alamo, items, count).map(({ item, miles }) => `${item.name} ${formatMiles(miles)}`)
  expect(names(2)).toEqual(['Alamo 0.0 miles', 'Boerne 29.4 miles'])
  expect(names(9)).toHaveLength(3)
  expect(items[0]?.name).toBe('Seguin')
})
