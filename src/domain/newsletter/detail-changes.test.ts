import { expect, it } from 'vitest'
import { findDetailChanges } from './detail-changes'

const stored = {
  name: 'Ana Buyer',
  interest: 'relocation',
  zipCode: '78006',
  isRealtor: null,
  areasOfInterest: ['Boerne, TX'],
}

it('the changes of a form are the details that it has and that differ, as a subscriber reads them', () => {
  const given = {
    name: 'Ana Buyer',
    interest: 'move-up',
    phoneNumber: null,
    isRealtor: false,
    areasOfInterest: ['Boerne, TX', 'Other: Comfort'],
  }
  expect(findDetailChanges(stored, given)).toEqual([
    { label: 'Interest', value: 'Move-up buyer' },
    { label: 'Realtor', value: 'No' },
    { label: 'Areas of interest', value: 'Boerne, TX, Other: Comfort' },
  ])
})

it('a detail that is cleared is a change to None', () => {
  expect(findDetailChanges(stored, { interest: null, areasOfInterest: [] })).toEqual([
    { label: 'Interest', value: 'None' },
    { label: 'Areas of interest', value: 'None' },
  ])
})

it('the same form once more changes nothing', () => {
  expect(findDetailChanges(stored, stored)).toEqual([])
})
