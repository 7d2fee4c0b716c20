import { describe, expect, it } from 'vitest'
import { formatArea, formatMapView, parseArea, parseMapView } from './map-address'

describe('an area in the URL', () => {
  it('is the bounds in the order west, south, east, north', () => {
    expect(parseArea('-98.7,29.3,-98.4,29.6')).toEqual([-98.7, 29.3, -98.4, 29.6])
    expect(formatArea([-98.700_04, 29.3, -98.4, 29.600_06])).toBe('-98.7,29.3,-98.4,29.6001')
  })

  it.each(['', '1,2,3', '-98.4,29.3,-98.7,29.6', '-98.7,29.6,-98.4,29.3', 'a,b,c,d', '1e9,1,2,3'])(
    'is ignored if it is %s',
    (text) => {
      expect(parseArea(text)).toBeNull()
    },
  )
})

describe('the position of the map in the URL', () => {
  it('is the center and the zoom', () => {
    const view = { at: { lat: 29.4241, lng: -98.4936 }, zoom: 11.25 }
    expect(formatMapView(view)).toBe('29.4241,-98.4936,11.25')
    expect(parseMapView('29.4241,-98.4936,11.25')).toEqual(view)
  })

  it.each(['', '29.4,-98.5', '99,-98.5,11', '29.4,-198.5,11', '29.4,-98.5,40', 'here'])(
    'is ignored if it is %s',
    (text) => {
      expect(parseMapView(text)).toBeNull()
    },
  )
})
