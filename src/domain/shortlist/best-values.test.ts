import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findBest } from './best-values'

const known = (...values: (number | null)[]) =>
  values.map((value) => (value === null ? null : { value }))

it('findBest marks the lowest or the highest figure, also several that are equal', () => {
  expect(findBest(known(300, 200, 250), 'lowest')).toEqual([false, true, false])
  expect(findBest(known(3, 4, 4), 'highest')).toEqual([false, true, true])
})

it('findBest leaves out what is not known, and marks none if there is nothing to compare', () => {
  expect(findBest(known(null, 300, 200), 'lowest')).toEqual([false, false, true])
  expect(findBest(known(null, 300), 'lowest')).toEqual([false, false])
  expect(findBest(known(300, 300), 'lowest')).toEqual([false, false])
  expect(findBest([], 'lowest')).toEqual([])
})

it('a cost with unknown parts is never the lowest, and hides that another one is', () => {
  const whole = { value: 2400 }
  expect(findBest([{ value: 2000, isAtLeast: true }, whole], 'lowest')).toEqual([false, false])
  expect(findBest([{ value: 2600, isAtLeast: true }, whole], 'lowest')).toEqual([false, true])
  expect(findBest([{ value: 2400, isAtLeast: true }, whole, { value: 3000 }], 'lowest')).toEqual([
    false,
    false,
    false,
  ])
})

it('whatever the unknown parts are, the marked figure is the lowest', () => {
  const figure = fc.record({ value: fc.nat(5), isAtLeast: fc.boolean(), more: fc.nat(5) })
  fc.assert(
    fc.property(fc.array(figure, { maxLength: 4 }), (figures) => {
      const marks = findBest(figures, 'lowest')
      const real = figures.map(({ value, isAtLeast, more }) => value + (isAtLeast ? more : 0))
      marks.forEach((isBest, place) => {
        if (isBest) expect(real[place]).toBe(Math.min(...real))
      })
    }),
  )
})
