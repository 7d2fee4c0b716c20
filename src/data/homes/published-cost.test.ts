import { expect, it } from 'vitest'
import { monthlyCost as schema } from '@/contract/costs/monthly-cost'
import { defaultAssumptions } from '@/domain/mortgage/cost-assumptions'
import { aTaxPart, someCosts } from '@/domain/mortgage/costs.fixture'
import { toPublishedCost } from './published-cost'

const taxes = [
  aTaxPart({ rate: 1 }),
  aTaxPart({ kind: 'county', name: 'Kendall', rate: 0.5, exemptionPercent: 20 }),
]

it('the published cost has the tax of each unit on the land, on land and house, and of a homestead', () => {
  const cost = toPublishedCost(400_000, defaultAssumptions, someCosts({ taxes }))
  expect(schema.parse(cost)).toEqual(cost)
  const tax = cost?.propertyTax
  expect(tax).toMatchObject({
    landShare: 20,
    schoolExemption: { amount: 140_000, year: 2025 },
    units: [
      { name: 'Boerne ISD', rate: 1, year: 2025, exemptionPercent: null },
      { kind: 'county', name: 'Kendall', rate: 0.5, exemptionPercent: 20 },
    ],
  })
  const yearly = [...(tax?.units ?? []), tax?.total].map((years) =>
    [years?.first, years?.later, years?.homestead].map((amount) => Math.round((amount ?? 0) * 12)),
  )
  expect(yearly).toEqual([
    [800, 4000, 2600],
    [400, 2000, 1600],
    [1200, 6000, 4200],
  ])
})

it('the insurance of the published cost follows the price of the house without the land', () => {
  const findInsurance = (price: number) =>
    toPublishedCost(price, defaultAssumptions, someCosts({}))?.parts.find(
      ({ kind }) => kind === 'insurance',
    )?.amount
  expect(findInsurance(400_000)).toBeCloseTo(100)
  expect(findInsurance(800_000)).toBeCloseTo(200)
})

it('a part that was not supplied is null in the published cost, and so is the property tax without rates', () => {
  const cost = toPublishedCost(400_000, defaultAssumptions, someCosts({}))
  expect(cost?.isComplete).toBe(false)
  expect(cost?.propertyTax).toBeNull()
  const unknown = cost?.parts.filter(({ amount }) => amount === null).map(({ label }) => label)
  expect(unknown).toEqual(['School district tax', 'County tax', 'HOA fee'])
})

it('there is no published cost without a price', () => {
  expect(toPublishedCost(null, defaultAssumptions, someCosts({ taxes }))).toBeNull()
})
