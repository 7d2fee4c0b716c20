import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { temporaryBuydowns } from '../enums'
import { mortgageResult } from './mortgage'
import { aMortgage } from './mortgage.fixture'
import { calculateOffer, type LoanTerms, type Offer, sumBuydownCredit } from './offer'
import { anOffer, type PlainPart } from './offer.fixture'

const buydown = fc.constantFrom(...temporaryBuydowns.map(({ value }) => value))
const price = fc.integer({ min: 50_000, max: 5_000_000 })
const rate = fc.double({ min: 3, max: 20, noNaN: true })

const terms: fc.Arbitrary<LoanTerms> = fc.record({
  downPaymentPercent: fc.double({ min: 0, max: 90, noNaN: true }),
  interestRate: rate,
  termYears: fc.integer({ min: 1, max: 50 }),
})

function getWorth(offer: Offer, price: number, terms: LoanTerms): readonly number[] {
  const figures = calculateOffer(offer, price, terms)
  if (!figures) throw new Error('no figures')
  const [whole, short = whole] = figures.worth
  return [whole?.amount ?? Number.NaN, short?.amount ?? Number.NaN]
}

function expectNoLess(more: readonly number[], less: readonly number[]) {
  for (const [index, amount] of more.entries())
    expect(amount).toBeGreaterThanOrEqual(less[index] ?? Number.NaN)
}

describe('for any offer', () => {
  it('the credit of a temporary buydown is the sum of the payments it replaces', () => {
    fc.assert(
      fc.property(price, terms, buydown, (homePrice, { termYears, interestRate }, buydown) => {
        const input = aMortgage({ homePrice, downPayment: 0, interestRate, termYears })
        const pay = (interestRate: number) =>
          mortgageResult({ ...input, interestRate })?.monthlyPayment ?? Number.NaN
        let replaced = 0
        for (const points of buydown.split('-').map(Number))
          for (let month = 0; month < 12; month += 1)
            replaced += pay(interestRate) - pay(interestRate - points)
        expect(sumBuydownCredit(input, buydown)).toBeCloseTo(replaced, 2)
        expect(replaced).toBeGreaterThan(0)
      }),
    )
  })

  it('a price cut is worth its amount at any terms, and so is a credit', () => {
    fc.assert(
      fc.property(price, terms, fc.integer({ min: 1, max: 400 }), (price, terms, hundreds) => {
        const amount = hundreds * 100
        for (const kind of ['price-reduction', 'closing-credit', 'upgrades'] as const)
          expect(getWorth(anOffer({ kind, amount }), price, terms)).toEqual([amount, amount])
      }),
    )
  })

  it('the lower price that is worth as much costs the same as a price cut of that amount', () => {
    fc.assert(
      fc.property(price, terms, fc.integer({ min: 1, max: 400 }), (price, terms, hundreds) => {
        const offer = anOffer({ kind: 'price-reduction', amount: hundreds * 100 })
        const figures = calculateOffer(offer, price, terms)
        expect(figures?.offer).toEqual(figures?.otherPrice)
      }),
    )
  })

  it('more is never worth less: a larger amount, a lower rate, a longer buydown, another part', () => {
    const amount = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(price, terms, amount, amount, buydown, (price, terms, one, more, buydown) => {
        const { interestRate } = terms
        const common = [
          { kind: 'closing-credit', amount: one },
          { kind: 'temporary-buydown', buydown },
        ] as const
        const worth = (...parts: PlainPart[]) => getWorth(anOffer(...parts), price, terms)
        for (const kind of ['price-reduction', 'closing-credit', 'upgrades'] as const) {
          const less = worth({ kind, amount: one }, { kind: 'temporary-buydown', buydown })
          const larger = { kind, amount: one + more }
          expectNoLess(worth(larger, { kind: 'temporary-buydown', buydown }), less)
          expectNoLess(worth(...common, { kind, amount: more }), worth(...common))
        }
        const low = { kind: 'permanent-buydown', rate: interestRate * 0.9 } as const
        const high = { kind: 'permanent-buydown', rate: interestRate * 0.95 } as const
        expectNoLess(worth(low), worth(high))
        expectNoLess(worth(high), [0, 0])
        const [longest = [], middle = [], shortest = []] = temporaryBuydowns.map(({ value }) =>
          worth({ kind: 'temporary-buydown', buydown: value }),
        )
        expectNoLess(longest, middle)
        expectNoLess(middle, shortest)
      }),
    )
  })
})
