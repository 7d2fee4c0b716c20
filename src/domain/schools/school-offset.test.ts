import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SCHOOL_OFFSET, schoolPlace } from './school-offset'

const here = { lat: 29.4241, lng: -98.4936 }

describe('schoolPlace', () => {
  it('stays within the maximum offset for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const { lat, lng } = schoolPlace(name, here)
        expect(Math.abs(lat - here.lat)).toBeLessThanOrEqual(MAX_SCHOOL_OFFSET + 1e-9)
        expect(Math.abs(lng - here.lng)).toBeLessThanOrEqual(MAX_SCHOOL_OFFSET + 1e-9)
      }),
    )
  })

  it('is stable between calls', () => {
    const first = schoolPlace('Cypress Weir Elementary', here)
    expect(schoolPlace('Cypress Weir Elementary', here)).toEqual(first)
    expect(first.lat).toBeCloseTo(29.419664, 6)
    expect(first.lng).toBeCloseTo(-98.498353, 6)
  })

  it('spreads schools with similar names around the community', () => {
    const names = Array.from({ length: 200 }, (_, index) => `Elementary No. ${index}`)
    const places = names.map((name) => schoolPlace(name, here))
    expect(new Set(places.map(({ lat, lng }) => `${lat},${lng}`)).size).toBe(names.length)
    const corners = places.map(({ lat, lng }) => `${lat > here.lat} ${lng > here.lng}`)
    expect(new Set(corners).size).toBe(4)
  })

  it('is as far away as the distance says', () => {
    const miles = (a: { lat: number; lng: number }) => {
      const north = (a.lat - here.lat) * 69.1
      const east = (a.lng - here.lng) * 69.1 * Math.cos((here.lat * Math.PI) / 180)
      return Math.hypot(north, east)
    }
    for (const [text, distance] of [
      ['0.9 mi', 0.9],
      ['12 miles', 12],
      ['3.6 mi', 3.6],
    ] as const)
      expect(miles(schoolPlace('Oak Run High School', here, text))).toBeCloseTo(distance, 3)
    expect(schoolPlace('Oak Run', here, 'next door')).toEqual(schoolPlace('Oak Run', here))
  })
})
