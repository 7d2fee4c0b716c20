import { describe, expect, it } from 'vitest'
import {
  changeFrom,
  createFigures,
  type Figures,
  median,
  sumFigures,
  typicalFigures,
} from './figures'

const all = (value: number): Figures => createFigures(() => value)

it('sumFigures adds figures by name', () => {
  expect(sumFigures([all(2), { ...all(3), calls: 0 }])).toEqual({ ...all(5), calls: 2 })
  expect(sumFigures([])).toEqual(all(0))
})

it.each([
  [[], null],
  [[7], 7],
  [[9, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 8], 9],
])('the median of %j is %j', (numbers, expected) => {
  expect(median(numbers)).toBe(expected)
})

describe('the typical figures', () => {
  const builder = (communities: number, views: number) => ({
    communities,
    now: { ...all(0), views },
  })
  const guide = [builder(1, 10), builder(2, 40), builder(10, 300), builder(1, 50), builder(4, 0)]

  it('are the median per community, times the communities of the builder', () => {
    // Per community: 10, 20, 30, 50, 0.
    expect(typicalFigures(guide, 1)?.views).toBe(20)
    expect(typicalFigures(guide, 10)?.views).toBe(200)
    expect(typicalFigures(guide, 10)?.calls).toBe(0)
  })

  it('ignore builders without a community', () => {
    expect(typicalFigures([...guide, builder(0, 9999)], 1)?.views).toBe(20)
  })

  it('are unknown with fewer than five builders, or without a community', () => {
    expect(typicalFigures(guide.slice(1), 1)).toBeNull()
    expect(typicalFigures(guide, 0)).toBeNull()
  })
})

it.each([
  [380, 418, '+10%'],
  [380, 342, '−10%'],
  [20, 40, '+100%'],
  [40_000, 40_010, '+10'],
  [19, 38, '+19'],
  [1, 4, '+3'],
  [4, 0, '−4'],
  [0, 1200, '+1,200'],
  [7, 7, 'No change'],
])('the change from %d to %d is %s', (before, now, expected) => {
  expect(changeFrom(before, now)).toBe(expected)
})
