import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getValues, taxKinds } from '../enums'
import { defaultAssumptions } from './cost-assumptions'
import { aTaxPart, someCosts } from './costs.fixture'
import { type TaxByYear, taxYears } from './tax-years'

const yearly = ({ first, later, homestead }: TaxByYear) =>
  [first, later, homestead].map((amount) => Math.round(amount * 12))

it('the first year is taxed on the land, later years on land and house, a homestead without what is exempt', () => {
  const { parts, total } = taxYears(
    400_000,
    { ...defaultAssumptions, landShare: 20 },
    someCosts({
      taxes: [
        aTaxPart({ rate: 1 }),
        aTaxPart({ kind: 'county', rate: 0.5, exemptionPercent: 20, exemptionAmount: 5000 }),
        aTaxPart({ kind: 'city', rate: 0.25, exemptionAmount: 5000 }),
        aTaxPart({ kind: 'special', rate: 0.1 }),
      ],
    }),
  )
  expect(parts.map(yearly)).toEqual([
    [800, 4000, 2600],
    [400, 2000, 1600],
    [200, 1000, 988],
    [80, 400, 400],
  ])
  expect(yearly(total)).toEqual([1480, 7400, 5588])
})

it('the land of a community counts instead of the share in the settings', () => {
  const { total } = taxYears(
    300_000,
    defaultAssumptions,
    someCosts({ taxes: [aTaxPart({ rate: 1 })], landShare: 30 }),
  )
  expect(yearly(total)).toEqual([900, 3000, 1600])
})

it('the least exemption counts where its percent is less', () => {
  const { total } = taxYears(
    20_000,
    defaultAssumptions,
    someCosts({
      taxes: [aTaxPart({ kind: 'county', rate: 1, exemptionPercent: 20, exemptionAmount: 5000 })],
    }),
  )
  expect(yearly(total)).toEqual([40, 200, 150])
})

it('no exemption is larger than the value, and no year is negative or more than the whole', () => {
  const taxes = fc.array(
    fc.record({
      kind: fc.constantFrom(...getValues(taxKinds)),
      name: fc.string(),
      rate: fc.double({ min: 0, max: 5, noNaN: true }),
      year: fc.constant(2025),
      source: fc.constant(''),
      exemptionPercent: fc.option(fc.integer({ min: 0, max: 20 })),
      exemptionAmount: fc.option(fc.nat(1_000_000)),
    }),
    { maxLength: 6 },
  )
  const landShare = fc.option(fc.integer({ min: 1, max: 99 }))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), taxes, landShare, (price, units, land) => {
      const years = taxYears(price, defaultAssumptions, { taxes: units, landShare: land })
      for (const part of [...years.parts, years.total]) {
        expect(part.first).toBeGreaterThanOrEqual(0)
        expect(part.homestead).toBeGreaterThanOrEqual(0)
        expect(part.first).toBeLessThanOrEqual(part.later)
        expect(part.homestead).toBeLessThanOrEqual(part.later)
      }
    }),
  )
})
