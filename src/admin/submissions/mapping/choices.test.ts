import { expect, it } from 'vitest'
import { repeatedTargets } from './choices'

it('repeatedTargets finds the fields that two columns have', () => {
  const columns = ['home.price', null, 'home.lot', 'home.price', null] as const
  expect([...repeatedTargets(columns.map((target) => ({ target })))]).toEqual(['home.price'])
})
