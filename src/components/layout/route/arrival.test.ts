import { expect, it } from 'vitest'
import { scrollOnArrival } from './arrival'

const change = { from: '/communities', to: '/communities/villa-serena', hash: '', traversed: false }

it('scrollOnArrival scrolls to the top when the route changes', () => {
  expect(scrollOnArrival(change)).toBe('top')
})

it('scrollOnArrival scrolls to the map for its hash, after a route change or a page load', () => {
  const hash = '#location-map'
  expect(scrollOnArrival({ ...change, hash })).toBe('map')
  expect(scrollOnArrival({ ...change, hash, from: change.to })).toBe('map')
})

it('scrollOnArrival leaves other hashes, page loads, Back and Forward to the browser', () => {
  expect(scrollOnArrival({ ...change, hash: '#communities' })).toBe('stay')
  expect(scrollOnArrival({ ...change, from: change.to })).toBe('stay')
  expect(scrollOnArrival({ ...change, traversed: true })).toBe('stay')
  expect(scrollOnArrival({ ...change, hash: '#location-map', traversed: true })).toBe('stay')
})
