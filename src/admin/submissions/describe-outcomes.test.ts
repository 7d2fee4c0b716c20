import { expect, it } from 'vitest'
import { describeOutcomes } from './describe-outcomes'

it('describeOutcomes names the rows of a submission by outcome, changes first', () => {
  expect(describeOutcomes({ unchanged: 1028, changed: 8, new: 1, invalid: 0 })).toBe(
    '8 changed, 1 new, 1,028 unchanged',
  )
  expect(describeOutcomes({})).toBe('–')
})
