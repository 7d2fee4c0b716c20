import { expect, it } from 'vitest'
import { describeUnsaved } from './bulk-result'

it('a listing that was not changed is described by its name and the reason', () => {
  const unsaved = { id: 7, name: 'Oak Bend' }
  expect(describeUnsaved({ ...unsaved, problem: { state: 'locked', by: 'Ana' } })).toBe(
    'Oak Bend: Ana is editing this. Try again later.',
  )
  const problems = { endPrice: 'The highest price is below the starting price' }
  expect(describeUnsaved({ ...unsaved, problem: { state: 'invalid', problems } })).toBe(
    'Oak Bend: The highest price is below the starting price',
  )
})
