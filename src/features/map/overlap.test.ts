import { describe, expect, it } from 'vitest'
import { groupOverlapping } from './overlap'

/** Degrees of longitude of 100 pixels at zoom 11. */
const FAR = (360 / (256 * 2 ** 11)) * 100

const price = (lng: number, lat = 29.5) => ({
  kind: 'single' as const,
  community: { coordinates: { lat, lng } },
})
const cluster = (lng: number, count: number, lat = 29.5) => ({
  kind: 'cluster' as const,
  at: { lat, lng },
  count,
})
const sizes = (markers: Parameters<typeof groupOverlapping>[0]) =>
  groupOverlapping(markers, 11).map(({ length }) => length)

describe('groupOverlapping', () => {
  it('leaves markers with room between them', () => {
    expect(sizes([price(-98), price(-98 + FAR), cluster(-98 - FAR, 7)])).toEqual([1, 1, 1])
  })

  it('joins a price with a cluster that it would cover', () => {
    expect(sizes([cluster(-98, 7), price(-98 + FAR * 0.4)])).toEqual([2])
  })

  it('joins two prices that would cover each other', () => {
    expect(sizes([price(-98), price(-98 + FAR * 0.6)])).toEqual([2])
  })

  it('joins what the marker of a new group would cover', () => {
    const below = cluster(-98 + FAR * 0.3, 7, 29.5 - FAR * 0.35)
    expect(sizes([below, price(-98)])).toEqual([1, 1])
    expect(sizes([below, price(-98), price(-98 + FAR * 0.6)])).toEqual([3])
  })
})
