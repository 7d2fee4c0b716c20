import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roundParts } from './round-parts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

it('roundParts rounds the parts with the largest fractions up until they add up to the sum', () => {
  expect(roundParts([10.4, 20.4, 30.4])).toEqual([11, 20, 30])
  expect(roundParts([10.6, 20.6, 30.6])).toEqual([10, 21, 31])
  expect(roundParts([1, 2])).toEqual([1, 2])
  expect(roundParts([])).toEqual([])
})

it('roundParts adds up to the rounded sum and changes no part by a dollar or more', () => {
  const amount = fc.double({ min: 0, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 12 }), (parts) => {
      const rounded = roundParts(parts)
      expect(sum(rounded)).toBe(Math.round(sum(parts)))
      for (const [index, part] of parts.entries())
        expect(Math.abs((rounded[index] ?? 0) - part)).toBeLessThan(1)
    }),
  )
})
