import { describe, expect, it } from 'vitest'
import { mortgageResult } from './mortgage'
import { aMortgage } from './mortgage.fixture'
import { calculateOffer, findOfferProblem, sumBuydownCredit, toOffer } from './offer'
import { aLenderOffer, anOffer, type PlainPart } from './offer.fixture'

const terms = { downPaymentPercent: 20, interestRate: 7.5, termYears: 30 }

const cents = (amount: number) => Math.round(amount * 100) / 100

/** The terms and the price of a loan of this amount. */
const aLoan = (amount: number, interestRate: number) => ({
  price: amount,
  terms: { downPaymentPercent: 0, interestRate, termYears: 30 },
})

describe('examples of lenders (docs/product/mortgage.md, Offers as numbers)', () => {
  it('a 3-2-1 buydown of $350,000 at 6.75% has the payments and the credit of knowfuturemtg.com', () => {
    const { price, terms } = aLoan(350_000, 6.75)
    const offer = anOffer({ kind: 'temporary-buydown', buydown: '3-2-1' })
    const figures = calculateOffer(offer, price, terms)
    expect(figures?.offer.payments.map(cents)).toEqual([1620.9, 1825.77, 2042.5, 2270.09])
    // The page sums monthly savings that are rounded to cents.
    expect(Math.abs((figures?.buydownCredit ?? 0) - 15_853.2)).toBeLessThan(0.3)
  })

  it('a 2-1 buydown of $500,000 at 6.375% has the payments and savings of wholesaleaaalendings.com', () => {
    const { price, terms } = aLoan(500_000, 6.375)
    const offer = anOffer({ kind: 'temporary-buydown', buydown: '2-1' })
    const { offer: costs, noOffer } = calculateOffer(offer, price, terms) ?? {}
    expect(costs?.payments.map(cents)).toEqual([2496.43, 2799.86, 3119.35])
    const saved = costs?.payments.map((payment) => cents((noOffer?.payments[0] ?? 0) - payment))
    expect(saved).toEqual([622.92, 319.49, 0])
  })

  it('a permanent buydown of $400,000 from 6.5% to 6.25% has the payments of mortgagecs.com', () => {
    const { price, terms } = aLoan(400_000, 6.5)
    const offer = anOffer({ kind: 'permanent-buydown', rate: 6.25 })
    const { offer: costs, noOffer } = calculateOffer(offer, price, terms) ?? {}
    const [before = 0, after = 0] = [noOffer?.payments[0], costs?.payments[0]]
    expect([before, after, before - after].map(Math.round)).toEqual([2528, 2463, 65])
    // One point of $4,000 is back after 62 payments.
    expect(Math.ceil(4000 / (before - after))).toBe(62)
  })
})

describe('the worth of an offer', () => {
  const worth = (...parts: PlainPart[]) => calculateOffer(anOffer(...parts), 400_000, terms)?.worth

  it('is the amount of a price reduction, a credit and upgrades', () => {
    const same = [{ years: 30, amount: 12_000 }]
    expect(worth({ kind: 'price-reduction', amount: 12_000 })).toEqual(same)
    expect(worth({ kind: 'closing-credit', amount: 12_000 })).toEqual(same)
    expect(worth({ kind: 'upgrades', amount: 12_000 })).toEqual(same)
    expect(
      worth(
        { kind: 'price-reduction', amount: 5000 },
        { kind: 'closing-credit', amount: 4000 },
        { kind: 'upgrades', amount: 3000 },
      ),
    ).toEqual(same)
  })

  it('of a permanent buydown is less for a buyer who leaves after five years', () => {
    const payment = (interestRate: number) =>
      mortgageResult(aMortgage({ interestRate }))?.monthlyPayment ?? 0
    const share = 1 - payment(6) / payment(7.5)
    const [whole, short] = worth({ kind: 'permanent-buydown', rate: 6 }) ?? []
    expect(whole).toEqual({ years: 30, amount: Math.round(3200 * share) * 100 })
    expect(short).toEqual({ years: 5, amount: 19_400 })
  })

  it('of a temporary buydown is a little less than its credit, because it comes later', () => {
    const credit = sumBuydownCredit(aMortgage({}), '2-1')
    const [whole, ...rest] = worth({ kind: 'temporary-buydown', buydown: '2-1' }) ?? []
    expect(rest).toEqual([])
    expect(whole?.amount).toBeLessThan(credit)
    expect(whole?.amount).toBeGreaterThan(credit * 0.9)
  })

  it('can be a saving over five years and a cost over thirty, with a dearer lender', () => {
    const offer = aLenderOffer(8, { kind: 'closing-credit', amount: 8000 })
    const figures = calculateOffer(offer, 400_000, terms)
    expect(figures?.worth).toEqual([
      { years: 30, amount: -7800 },
      { years: 5, amount: 1500 },
    ])
  })

  it('does not count the rate of a lender that no part requires', () => {
    const { parts } = anOffer({ kind: 'closing-credit', amount: 8000 })
    expect(calculateOffer({ parts, lenderRate: 9 }, 400_000, terms)?.worth).toEqual([
      { years: 30, amount: 8000 },
    ])
  })

  it('is over the whole loan alone if that is not longer than five years', () => {
    const short = { ...terms, termYears: 4 }
    const figures = calculateOffer(anOffer({ kind: 'permanent-buydown', rate: 5 }), 400_000, short)
    expect(figures?.worth.map(({ years }) => years)).toEqual([4])
    expect(figures?.offer.costs.map(({ years }) => years)).toEqual([4])
  })
})

it('the costs are down payment, payments and balance, less the credit', () => {
  const figures = calculateOffer(
    anOffer({ kind: 'closing-credit', amount: 10_000 }),
    400_000,
    terms,
  )
  const { monthlyPayment = 0 } = mortgageResult(aMortgage({})) ?? {}
  expect(figures?.noOffer.costs[1]?.amount).toBeCloseTo(80_000 + 360 * monthlyPayment, 4)
  expect(figures?.offer.costs.map(({ amount }) => Math.round(amount))).toEqual(
    figures?.noOffer.costs.map(({ amount }) => Math.round(amount - 10_000)),
  )
  expect(figures?.otherPrice.price).toBe(390_000)
})

it.each([
  [
    aLenderOffer(6, { kind: 'permanent-buydown', rate: 6.5 }),
    'The permanent buydown to 6.5% is not below the lender’s rate of 6%.',
  ],
  [
    anOffer(
      { kind: 'permanent-buydown', rate: 2.5 },
      { kind: 'temporary-buydown', buydown: '3-2-1' },
    ),
    'A 3-2-1 buydown of a rate of 2.5% would be below 0%.',
  ],
  [
    anOffer(
      { kind: 'temporary-buydown', buydown: '2-1' },
      { kind: 'temporary-buydown', buydown: '1-0' },
    ),
    'An offer has one temporary rate buydown. Enter the other as an incentive of its own.',
  ],
  [
    anOffer(
      { kind: 'price-reduction', amount: 250_000 },
      { kind: 'closing-credit', amount: 150_000 },
    ),
    'The parts add up to $400,000, which is not less than the price of $400,000.',
  ],
])('an offer that cannot be true has a sentence and no figures: %#', (offer, problem) => {
  expect(findOfferProblem(offer, 400_000, 7.5)).toBe(problem)
  expect(calculateOffer(offer, 400_000, terms)).toBeNull()
})

it.each([
  { kind: 'closing-credit', amount: -500 },
  { kind: 'upgrades', amount: 0 },
  { kind: 'price-reduction', rate: 4 },
  { kind: 'permanent-buydown', rate: -0.5 },
  { kind: 'permanent-buydown', amount: 5000 },
  { kind: 'temporary-buydown' },
  {},
] as const)('a stored offer with a part such as %j is none', (part) => {
  const whole = { kind: 'closing-credit', amount: 5000 } as const
  expect(toOffer([whole], null)).toEqual(anOffer(whole))
  expect(toOffer([whole, part], null)).toBeNull()
})

it('a stored offer without parts, or with a lender’s rate below 0%, is none', () => {
  expect(toOffer([], null)).toBeNull()
  expect(toOffer([{ kind: 'closing-credit', amount: 5000 }], -1)).toBeNull()
})

it('an offer without parts, and a home without a price, have no figures', () => {
  expect(calculateOffer(anOffer(), 400_000, terms)).toBeNull()
  expect(calculateOffer(anOffer({ kind: 'upgrades', amount: 1 }), 0, terms)).toBeNull()
})

it('an offer that is worth more than the home has no figures', () => {
  const terms = { downPaymentPercent: 0, interestRate: 90, termYears: 50 }
  const offer = anOffer(
    { kind: 'price-reduction', amount: 300_000 },
    { kind: 'upgrades', amount: 99_000 },
    { kind: 'permanent-buydown', rate: 0 },
  )
  expect(findOfferProblem(offer, 400_000, 90)).toBeNull()
  expect(calculateOffer(offer, 400_000, terms)).toBeNull()
})
