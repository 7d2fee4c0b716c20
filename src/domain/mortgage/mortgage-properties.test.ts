import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loanAmount, type MortgageInput, mortgageResult, termMonths } from './mortgage'
import { mortgageSchedule } from './mortgage-schedule'

const upTo = (max: number) => fc.double({ min: 0, max, noNaN: true })

/** Loans with a valid result and an amount to borrow. */
const anyMortgage: fc.Arbitrary<MortgageInput> = fc
  .record({
    homePrice: fc.integer({ min: 10, max: 50_000_000 }),
    share: upTo(0.95),
    interestRate: fc.oneof(fc.constant(0), upTo(25)),
    termYears: fc.integer({ min: 1, max: 50 }),
    propertyTaxRate: upTo(5),
    annualInsurance: upTo(100_000),
    pmiRate: upTo(3),
    hoaFee: upTo(500),
  })
  .map(({ share, ...input }) => ({ ...input, downPayment: Math.floor(input.homePrice * share) }))

function calculate(input: MortgageInput) {
  const result = mortgageResult(input)
  if (!result) throw new Error('no result')
  return result
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('for any loan', () => {
  const close = (a: number, b: number) =>
    expect(Math.abs(a - b)).toBeLessThanOrEqual(0.005 + Math.abs(b) * 1e-9)

  it('monthly payments repay the loan to the cent', () => {
    fc.assert(
      fc.property(anyMortgage, (input) => {
        const payment = mortgageResult(input)?.monthlyPayment ?? 0
        let owed = loanAmount(input)
        let interest = 0
        for (let month = 0; month < termMonths(input); month += 1) {
          const due = (owed * input.interestRate) / 1200
          interest += due
          owed += due - payment
        }
        // The rounding error grows with interest in the same way as the balance.
        const grown = (1 + input.interestRate / 1200) ** termMonths(input)
        expect(Math.abs(owed)).toBeLessThanOrEqual(0.005 + loanAmount(input) * grown * 1e-13)
        if (grown < 1e3) close(mortgageResult(input)?.totalInterest ?? 0, interest)
      }),
    )
  })

  it('the total is the sum of its parts', () => {
    fc.assert(
      fc.property(anyMortgage, (input) => {
        const result = calculate(input)
        const { monthlyPayment, monthlyTaxes, monthlyInsurance, monthlyPMI, monthlyHoa } = result
        close(
          result.totalMonthlyPayment,
          monthlyPayment + monthlyTaxes + monthlyInsurance + monthlyPMI + monthlyHoa,
        )
        close(result.totalPayment, result.totalInterest + loanAmount(input))
      }),
    )
  })

  it('a higher rate never lowers the cost', () => {
    fc.assert(
      fc.property(anyMortgage, fc.double({ min: 0.01, max: 5, noNaN: true }), (input, more) => {
        const dearer = calculate({ ...input, interestRate: input.interestRate + more })
        expect(dearer.monthlyPayment).toBeGreaterThanOrEqual(calculate(input).monthlyPayment)
      }),
    )
  })

  it('a rate close to zero costs about as much as a rate of zero', () => {
    fc.assert(
      fc.property(anyMortgage, (input) => {
        const none = calculate({ ...input, interestRate: 0 }).monthlyPayment
        close(calculate({ ...input, interestRate: 1e-9 }).monthlyPayment, none)
      }),
    )
  })

  it('the schedule repays exactly the loan and matches the result', () => {
    fc.assert(
      fc.property(anyMortgage, (input) => {
        const years = mortgageSchedule(input)
        const result = mortgageResult(input)
        const all = (part: 'principal' | 'interest') => sum(years.map((year) => year[part]))
        const off = (a: number, b = 0) => Math.abs(a - b) / Math.max(1, Math.abs(b))
        expect(off(all('principal'), loanAmount(input))).toBeLessThan(1e-8)
        expect(off(all('interest'), result?.totalInterest)).toBeLessThan(1e-6)
        expect(years.at(-1)?.balance).toBeCloseTo(0, 6)
        expect(years.every(({ principal }) => principal > 0)).toBe(true)
      }),
    )
  })
})
