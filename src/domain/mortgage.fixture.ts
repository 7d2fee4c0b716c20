import fc from 'fast-check'
import { type MortgageInput, mortgageDefaults } from './mortgage'

/** The default loan with something changed. */
export function aMortgage(change: Partial<MortgageInput>): MortgageInput {
  return { ...mortgageDefaults, ...change }
}

const upTo = (max: number) => fc.double({ min: 0, max, noNaN: true })

/** Any loan that has a result and leaves something to borrow. */
export const anyMortgage: fc.Arbitrary<MortgageInput> = fc
  .record({
    homePrice: fc.integer({ min: 10, max: 50_000_000 }),
    share: upTo(0.95),
    interestRate: fc.oneof(fc.constant(0), upTo(25)),
    termYears: fc.integer({ min: 1, max: 50 }),
    propertyTaxRate: upTo(5),
    annualInsurance: upTo(100_000),
    pmiRate: upTo(3),
  })
  .map(({ share, ...input }) => ({ ...input, downPayment: Math.floor(input.homePrice * share) }))
