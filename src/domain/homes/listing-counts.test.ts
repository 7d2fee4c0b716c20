import { expect, it } from 'vitest'
import { disagreements, type ListingCounts } from './listing-counts'

const agreeing: ListingCounts = {
  reportedHomes: 40,
  listedHomes: 12,
  reportedPlans: 8,
  listedPlans: 8,
  isSoldOut: false,
}

it.each<[Partial<ListingCounts>, string[]]>([
  [{}, []],
  [{ listedHomes: 40 }, []],
  [{ listedHomes: 41 }, ['41 available homes listed, 40 reported']],
  [{ listedHomes: 1, reportedHomes: 0 }, ['1 available home listed, 0 reported']],
  [{ listedPlans: 9 }, ['9 plans listed, 8 reported']],
  [{ listedPlans: 1 }, ['1 plan listed, 8 reported']],
  [{ listedPlans: 0 }, []],
  [{ isSoldOut: true }, ['Sold out, but 12 available homes listed']],
  [{ isSoldOut: true, listedHomes: 0 }, []],
])('the disagreements with %o are %j', (counts, expected) => {
  expect(disagreements({ ...agreeing, ...counts })).toEqual(expected)
})
