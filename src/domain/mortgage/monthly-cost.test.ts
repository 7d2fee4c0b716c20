import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counties, getValues, taxKinds } from '../enums'
import { type CostAssumptions, defaultAssumptions } from './cost-assumptions'
import { aTaxPart, someCosts } from './costs.fixture'
import {
  type CommunityCosts,
  highestPrice,
  missingCosts,
  monthlyCost,
  mortgageInputFor,
} from './monthly-cost'
import { mortgageResult } from './mortgage'

const boerne = someCosts({
  taxes: [
    aTaxPart({ rate: 1.0046 }),
    aTaxPart({ kind: 'county', name: 'Kendall County', rate: 0.3287 }),
    aTaxPart({
      kind: 'special',
      name: 'Ridge MUD 2',
      rate: 0.65,
      year: 2024,
      source: 'The district',
    }),
  ],
  hoaFee: 195,
  hoaPeriod: 'quarter',
})

/** The parts with whole-dollar amounts. */
const summarize = (cost: ReturnType<typeof monthlyCost>) =>
  cost?.parts.map(({ label, amount }) => [label, amount === null ? null : Math.round(amount)])

describe('the monthly cost', () => {
  it('names each part, the largest first', () => {
    const cost = monthlyCost(600_000, defaultAssumptions, boerne)
    expect(summarize(cost)).toEqual([
      ['Principal and interest', 3356],
      ['Boerne ISD tax', 502],
      ['Ridge MUD 2 tax', 325],
      ['Kendall County tax', 164],
      ['Insurance', 150],
      ['HOA fee', 65],
    ])
    expect(cost?.isComplete).toBe(true)
    expect(Math.round(cost?.total ?? 0)).toBe(4563)
    expect(cost?.parts[2]).toMatchObject({ year: 2024, source: 'The district' })
  })

  it('includes PMI below 20% down', () => {
    const cost = monthlyCost(600_000, { ...defaultAssumptions, downPaymentPercent: 10 }, boerne)
    expect(summarize(cost)).toContainEqual(['PMI', 225])
  })

  it('names what was not supplied, counts nothing for it, and is incomplete', () => {
    const cost = monthlyCost(400_000, defaultAssumptions, someCosts({}))
    expect(summarize(cost)?.slice(2)).toEqual([
      ['School district tax', null],
      ['County tax', null],
      ['HOA fee', null],
    ])
    expect(cost?.isComplete).toBe(false)
  })

  it('says whether taxes, some taxes or the HOA fee are missing', () => {
    const missing = (costs: Partial<CommunityCosts>) => {
      const cost = monthlyCost(400_000, defaultAssumptions, { ...boerne, ...costs })
      return cost && missingCosts(cost)
    }
    expect(missing({})).toEqual([])
    expect(missing({ taxes: [], hoaFee: null })).toEqual(['taxes', 'HOA fee'])
    expect(missing({ taxes: boerne.taxes.slice(0, 1) })).toEqual(['some taxes'])
  })

  it('opens the calculator with its HOA fee per month', () => {
    expect(mortgageInputFor(400_000, defaultAssumptions, boerne).hoaFee).toBe(65)
    expect(mortgageInputFor(400_000, defaultAssumptions, { ...boerne, hoaFee: null }).hoaFee).toBe(
      0,
    )
  })

  it('tells no HOA fee from an unknown one', () => {
    const fee = (hoaFee: number | null) =>
      monthlyCost(400_000, defaultAssumptions, { ...boerne, hoaFee, hoaPeriod: null })?.parts.find(
        ({ kind }) => kind === 'hoa',
      )?.amount
    expect([fee(0), fee(null), fee(65)]).toEqual([0, null, null])
  })

  it('counts the insurance of the community, else of its county, else of the region, by the value of the house', () => {
    const assumptions: CostAssumptions = {
      ...defaultAssumptions,
      landShare: 25,
      insurance: { rate: 4, year: 2026, source: 'The region' },
      countyInsurance: [{ county: 'comal', rate: 6, year: 2025, source: 'The county' }],
    }
    const insurance = (costs: Partial<CommunityCosts>) =>
      monthlyCost(400_000, assumptions, someCosts(costs))?.parts.find(
        ({ kind }) => kind === 'insurance',
      )
    expect(insurance({ county: 'bexar' })).toMatchObject({
      amount: 100,
      year: 2026,
      source: 'The region',
    })
    expect(insurance({ county: 'comal' })).toMatchObject({ amount: 150, source: 'The county' })
    expect(insurance({ county: 'comal', landShare: 40 })).toMatchObject({ amount: 120 })
    expect(insurance({ county: 'comal', annualInsurance: 2400 })).toMatchObject({
      amount: 200,
      year: null,
      source: 'Builder',
    })
  })

  it('costs at the first price of the calculator what the calculator says', () => {
    const { homePrice, annualInsurance } = defaultAssumptions
    const input = mortgageInputFor(homePrice, defaultAssumptions, boerne)
    expect(input.annualInsurance).toBe(annualInsurance)
  })

  it('has no result for a price of 0', () => {
    expect(monthlyCost(0, defaultAssumptions, boerne)).toBeNull()
  })
})

const money = fc.double({ min: 1, max: 5_000_000, noNaN: true })
const costs = fc.record({
  taxes: fc.array(
    fc.record({
      kind: fc.constantFrom(...getValues(taxKinds)),
      name: fc.string(),
      rate: fc.double({ min: 0, max: 5, noNaN: true }),
      year: fc.integer({ min: 2000, max: 2030 }),
      source: fc.string(),
      exemptionPercent: fc.constant(null),
      exemptionAmount: fc.constant(null),
    }),
    { maxLength: 5 },
  ),
  hoaFee: fc.option(fc.double({ min: 0, max: 5000, noNaN: true })),
  hoaPeriod: fc.option(fc.constantFrom('month', 'quarter', 'year')),
  county: fc.option(fc.constantFrom(...getValues(counties))),
  landShare: fc.option(fc.integer({ min: 1, max: 99 })),
  annualInsurance: fc.option(fc.nat(20_000)),
})

it('the parts of the monthly cost sum to its total, which is that of the calculator', () => {
  fc.assert(
    fc.property(money, fc.integer({ min: 0, max: 100 }), costs, (price, percent, known) => {
      const terms = { ...defaultAssumptions, downPaymentPercent: percent }
      const cost = monthlyCost(price, terms, known)
      const sum = cost?.parts.reduce((total, { amount }) => total + (amount ?? 0), 0) ?? 0
      expect(cost?.total).toBeCloseTo(sum, 4)
      if (known.taxes.length === 0) return
      const result = mortgageResult(mortgageInputFor(price, terms, known))
      expect(cost?.total).toBeCloseTo(result?.totalMonthlyPayment ?? 0, 4)
    }),
  )
})

describe('the highest price for a budget', () => {
  const costs = fc.record({
    taxes: fc.array(
      fc.record({
        kind: fc.constantFrom(...getValues(taxKinds)),
        name: fc.constant('A district'),
        rate: fc.double({ min: 0, max: 3, noNaN: true }),
        year: fc.constant(2025),
        source: fc.constant('The district'),
        exemptionPercent: fc.constant(null),
        exemptionAmount: fc.constant(null),
      }),
      { maxLength: 4 },
    ),
    hoaFee: fc.option(fc.nat(500)),
    hoaPeriod: fc.constantFrom('month', 'quarter', 'year', null),
    county: fc.constant(null),
    landShare: fc.option(fc.integer({ min: 1, max: 99 })),
    annualInsurance: fc.option(fc.nat(5000)),
  })
  const terms = fc.constantFrom(5, 19, 20, 35).map((downPaymentPercent) => ({
    ...defaultAssumptions,
    downPaymentPercent,
  }))

  it('separates the prices that cost less from those that cost more', () => {
    fc.assert(
      fc.property(
        costs,
        terms,
        fc.integer({ min: 1, max: 8000 }),
        fc.integer({ min: 1, max: 2_000_000 }),
        (ofCommunity, start, budget, price) => {
          const highest = highestPrice(budget, start, ofCommunity)
          const cost = monthlyCost(price, start, ofCommunity)?.total ?? Number.POSITIVE_INFINITY
          // A down payment is whole dollars, so a dearer home can cost a cent less.
          if (highest !== null && price <= highest) expect(cost).toBeLessThan(budget + 0.05)
          else expect(cost).toBeGreaterThan(budget - 0.05)
        },
      ),
    )
  })

  it('is none when the fees alone cost more', () => {
    expect(
      highestPrice(100, defaultAssumptions, { ...boerne, hoaFee: 400, hoaPeriod: 'month' }),
    ).toBeNull()
  })
})
