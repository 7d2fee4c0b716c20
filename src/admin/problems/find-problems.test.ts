import { expect, it } from 'vitest'
import { findProblems } from './find-problems'

it('findProblems lists the invalid fields that are shown, and rows instead of their array', () => {
  expect(
    findProblems({
      name: { valid: true },
      city: { valid: false, errorMessage: 'This field is required.' },
      soldAt: { valid: false, errorMessage: 'Enter a day.', passesCondition: false },
      incentives: { valid: false },
      'incentives.0.endsOn': { valid: false, errorMessage: 'Enter the last day.' },
      images: { valid: false },
    }),
  ).toEqual([
    { path: 'city', message: 'This field is required.' },
    { path: 'incentives.0.endsOn', message: 'Enter the last day.' },
    { path: 'images', message: 'Check this field.' },
  ])
})
