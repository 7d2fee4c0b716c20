import { expect, it } from 'vitest'
import { formatAddress } from './format-address'

it('formatAddress puts city and state on the first line and the street on the second', () => {
  expect(formatAddress('Upper Cibolo Rd, off TX-46, Boerne, Texas 78006', 'Boerne')).toEqual({
    place: 'Boerne, Texas',
    street: 'Upper Cibolo Rd, off TX-46',
  })
})

it('formatAddress returns the whole of an address that does not contain the city', () => {
  expect(formatAddress('FM 1518 at Trainer Hale', 'Schertz')).toEqual({
    place: 'Schertz, Texas',
    street: 'FM 1518 at Trainer Hale',
  })
})
