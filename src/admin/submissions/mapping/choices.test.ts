import { expect, it } from 'vitest'
import { groupChoices, repeatedTargets } from './choices'

it('groupChoices groups the fields of a column in their order', () => {
  const choices = [
    { target: 'community.name', label: 'Name', group: 'Community' },
    { target: 'home.price', label: 'Price', group: 'Home' },
    { target: 'community.city', label: 'City', group: 'Community' },
  ] as const
  expect(groupChoices(choices)).toEqual([
    ['Community', [choices[0], choices[2]]],
    ['Home', [choices[1]]],
  ])
})

it('repeatedTargets finds the fields that two columns have', () => {
  const columns = ['home.price', null, 'home.lot', 'home.price', null] as const
  expect([...repeatedTargets(columns.map((target) => ({ target })))]).toEqual(['home.price'])
})
