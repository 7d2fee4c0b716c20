import { expect, it } from 'vitest'
import { formatAddress } from './format-address'

it('puts city and state on the first line and the street on the second', () => {
  expect(formatAddress('Upper Cibolo Rd, off TX-46, Boerne, Texas 78006', 'Boerne')).toEqual({
    place: 'Boerne, Texas',
    street: 'Upper Cibolo Rd, off TX-46',
  })
})

it('returns the whole address when it does not contain the city', () => {
  expect(formatAddress('FM 1518 at Trainer Hale', 'Schertz')).toEqual({
    place: 'Schertz, Texas',
    street: 'FM 1518 at Trainer Hale',
  })
})
