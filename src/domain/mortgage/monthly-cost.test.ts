import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxKinds, valuesOf } from '../enums'
import { type CommunityCosts, monthlyCost, mortgageInputFor } from './monthly-cost'
import { mortgageResult } from './mortgage'
import { mortgageStart } from './mortgage-fields'

const source = 'Kendall Appraisal District'
const boerne: CommunityCosts = {
  taxes: [
    { kind: 'school', name: 'Boerne ISD', rate: 1.0046, year: 2025, source },
    { kind: 'county', name: 'Kendall County', rate: 0.3287, year: 2025, source },
    { kind: 'special', name: 'Ridge MUD 2', rate: 0.65, year: 2024, source: 'The district' },
  ],
  hoaFee: 195,
  hoaPeriod: 'quarter',
}

/** The parts with whole-dollar amounts. */
const told = (cost: ReturnType<typeof monthlyCost>) =>
  cost?.parts.map(({ label, amount }) => [label, amount === null ? null : Math.round(amount)])

describe('the monthly cost', () => {
  it('names each part, the largest first', () => {
    const cost = monthlyCost(600_000, mortgageStart, boerne)
    expect(told(cost)).toEqual([
      ['Principal and interest', 3356],
      ['Boerne ISD tax', 502],
      ['Ridge MUD 2 tax', 325],
      ['Kendall County tax', 164],
      ['Insurance', 100],
      ['HOA fee', 65],
    ])
    expect(cost?.isComplete).toBe(true)
    expect(Math.round(cost?.total ?? 0)).toBe(4513)
    expect(cost?.parts[2]).toMatchObject({ year: 2024, source: 'The district' })
  })

  it('includes PMI below 20% down', () => {
    const cost = monthlyCost(600_000, { ...mortgageStart, downPaymentPercent: 10 }, boerne)
    expect(told(cost)).toContainEqual(['PMI', 225])
  })

  it('names what was not supplied, counts nothing for it, and is incomplete', () => {
    const cost = monthlyCost(400_000, mortgageStart, { taxes: [], hoaFee: null, hoaPeriod: null })
    expect(told(cost)?.slice(2)).toEqual([
      ['School district tax', null],
      ['County tax', null],
      ['HOA fee', null],
    ])
    expect(cost?.isComplete).toBe(false)
  })

  it('tells no HOA fee from an unknown one', () => {
    const fee = (hoaFee: number | null) =>
      monthlyCost(400_000, mortgageStart, { ...boerne, hoaFee, hoaPeriod: null })?.parts.find(
        ({ kind }) => kind === 'hoa',
      )?.amount
    expect([fee(0), fee(null), fee(65)]).toEqual([0, null, null])
  })

  it('has no result for a price of 0', () => {
    expect(monthlyCost(0, mortgageStart, boerne)).toBeNull()
  })
})

const money = fc.double({ min: 1, max: 5_000_000, noNaN: true })
const costs = fc.record({
  taxes: fc.array(
    fc.record({
      kind: fc.constantFrom(...valuesOf(taxKinds)),
      name: fc.string(),
      rate: fc.double({ min: 0, max: 5, noNaN: true }),
      year: fc.integer({ min: 2000, max: 2030 }),
      source: fc.string(),
    }),
    { maxLength: 5 },
  ),
  hoaFee: fc.option(fc.double({ min: 0, max: 5000, noNaN: true })),
  hoaPeriod: fc.option(fc.constantFrom('month', 'quarter', 'year')),
})

it('the parts sum to the total, and without a fee to the total of the calculator', () => {
  fc.assert(
    fc.property(money, fc.integer({ min: 0, max: 100 }), costs, (price, percent, known) => {
      const terms = { ...mortgageStart, downPaymentPercent: percent }
      const cost = monthlyCost(price, terms, known)
      const sum = cost?.parts.reduce((total, { amount }) => total + (amount ?? 0), 0) ?? 0
      expect(cost?.total).toBeCloseTo(sum, 4)
      if (known.taxes.length === 0) return
      const result = mortgageResult(mortgageInputFor(price, terms, known))
      const fee = cost?.parts.find(({ kind }) => kind === 'hoa')?.amount ?? 0
      expect((cost?.total ?? 0) - fee).toBeCloseTo(result?.totalMonthlyPayment ?? 0, 4)
    }),
  )
})
