import { describe, expect, it } from 'vitest'
import { toWorld } from '@/domain/map/mercator'
import { groupOverlapping, spreadOverlapping } from './overlap'

/** Degrees of longitude of 100 pixels at zoom 11. */
const FAR = (360 / (256 * 2 ** 11)) * 100

const price = (lng: number, lat = 29.5) => ({
  kind: 'single' as const,
  at: { lat, lng },
  community: {},
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

describe('spreadOverlapping', () => {
  const zoom = 18
  const spread = (count: number) =>
    spreadOverlapping(
      Array.from({ length: count }, () => price(-98)),
      zoom,
    )

  it.each([2, 3, 12])('leaves none of %s prices at one place under another', (count) => {
    const markers = spread(count)
    expect(markers).toHaveLength(count)
    expect(groupOverlapping(markers, zoom)).toHaveLength(count)
  })

  it('keeps them in columns of four above their place', () => {
    const origin = toWorld({ lat: 29.5, lng: -98 })
    const offsets = spread(8).map(({ at }) => {
      const { x, y } = toWorld(at)
      return [x - origin.x, y - origin.y].map((offset) => Math.round(offset * 2 ** zoom))
    })
    expect(offsets).toEqual([
      [-50, 0],
      [50, 0],
      [-50, -42],
      [50, -42],
      [-50, -84],
      [50, -84],
      [-50, -126],
      [50, -126],
    ])
  })

  it('leaves markers with room between them where they are', () => {
    const apart = [price(-98), price(-98 + FAR)]
    expect(spreadOverlapping(apart, zoom)).toEqual(apart)
  })
})
