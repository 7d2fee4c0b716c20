import { expect, it } from 'vitest'
import { findLowestAboveStart } from './lowest-price'

const home = (price: number | null, status = 'available', isModel = false) => ({
  price,
  status,
  isModel,
})

it('a starting price at which no listed home can be bought has a lowest price', () => {
  const homes = [home(410_000), home(395_000, 'pending'), home(380_000, 'available', true)]
  expect(findLowestAboveStart(389_000, { plans: [], homes })).toBe(410_000)
  expect(findLowestAboveStart(389_000, { plans: [{ basePrice: 399_000 }], homes })).toBe(399_000)
})

it('a starting price that a plan or a home has needs no other one', () => {
  expect(findLowestAboveStart(389_000, { plans: [{ basePrice: 389_000 }], homes: [] })).toBeNull()
  expect(findLowestAboveStart(389_000, { plans: [], homes: [home(380_000)] })).toBeNull()
})

it('without a starting price, or without a listed one, nothing is said', () => {
  expect(findLowestAboveStart(null, { plans: [], homes: [home(380_000)] })).toBeNull()
  expect(
    findLowestAboveStart(389_000, { plans: [{ basePrice: null }], homes: [home(null)] }),
  ).toBeNull()
})
