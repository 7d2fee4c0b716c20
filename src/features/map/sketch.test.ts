import { expect, it } from 'vitest'
import { toWorld } from '@/domain/map/mercator'
import { chooseLabels, toSketch } from './sketch'
import type { PlacedCommunity } from './types'

const community = (id: string, lat: number, lng: number, startPrice: number | null = 350_000) =>
  ({
    id,
    name: id,
    slug: id,
    city: '',
    startPrice,
    coordinates: { lat, lng },
    images: [],
    imageAlts: [],
  }) satisfies PlacedCommunity

const boerne = { lat: 29.7947, lng: -98.732 }
const seguin = { lat: 29.5688, lng: -97.9647 }

it('a sketch has the corners of its bounds at the same distance from the middle', () => {
  const sketch = toSketch({
    at: null,
    bounds: [boerne.lng, seguin.lat, seguin.lng, boerne.lat],
  })
  const [northWest, southEast] = [sketch.at(boerne), sketch.at(seguin)]
  expect(northWest.x).toBeCloseTo(-sketch.width / 2, 3)
  expect(southEast.x).toBeCloseTo(sketch.width / 2, 3)
  expect(northWest.y).toBeCloseTo(-sketch.height / 2, 3)
  expect(southEast.y).toBeCloseTo(sketch.height / 2, 3)
  expect(sketch.width).toBeCloseTo(toWorld(seguin).x - toWorld(boerne).x, 3)
})

it('a sketch of one place has the scale of its zoom and no size to fit', () => {
  const { width, height, scale, at } = toSketch({ at: boerne, zoom: 11 })
  expect([width, height, scale]).toEqual([0, 0, 2048])
  expect(at(boerne)).toEqual({ x: 0, y: 0 })
})

it('prices that would cover each other are drawn as points, later ones first', () => {
  const sketch = toSketch({ at: null, bounds: [-98.8, 29.2, -97.9, 29.9] })
  const communities = [
    community('one', 29.5, -98.4),
    community('beside it', 29.501, -98.401),
    community('far away', 29.8, -98),
  ]
  const { labeled, points } = chooseLabels(communities, sketch)
  expect(labeled.map(({ id }) => id)).toEqual(['one', 'far away'])
  expect(points.map(({ id }) => id)).toEqual(['beside it'])
})
