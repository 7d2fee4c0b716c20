import { describe, expect, it } from 'vitest'
import { balanceAfter, type MortgageInput, mortgageDefaults, mortgageResult } from './mortgage'
import { aMortgage } from './mortgage.fixture'

const calculate = (change: Partial<MortgageInput>) => {
  const result = mortgageResult(aMortgage(change))
  if (!result) throw new Error('no result')
  return result
}

describe('the mortgage result', () => {
  it.each([
    // Regulation Z (12 CFR 1026), Appendix H-25(B), sample Closing Disclosure of a fixed-rate loan:
    // https://www.consumerfinance.gov/rules-policy/regulations/1026/h/
    ['Consumer Financial Protection Bureau, H-25(B)', 162_000, 3.875, 30, 761.78],
    // "Usage" in the bureau's calculator: https://github.com/cfpb/amortize#usage
    ['Consumer Financial Protection Bureau, amortize', 180_000, 4.25, 30, 885.49],
    // "Compute an amortization schedule": https://www.mathworks.com/help/finance/amortize.html
    ['MathWorks, Financial Toolbox, amortize', 100_000, 12, 30, 1_028.61],
    // https://vcalc.com/equation/?uuid=e6d22b23-da27-11e2-8e97-bc764e04d25f
    ['vCalc, fixed rate mortgage payment', 200_000, 6.5, 30, 1_264.14],
  ])(
    'matches the published example to the cent: %s',
    (_, homePrice, interestRate, termYears, payment) => {
      const { monthlyPayment } = calculate({ homePrice, downPayment: 0, interestRate, termYears })
      expect(monthlyPayment).toBeCloseTo(payment, 2)
    },
  )

  it('matches the mortgage insurance of the sample Closing Disclosure, H-25(B)', () => {
    const { monthlyPMI } = calculate({ homePrice: 180_000, downPayment: 18_000, pmiRate: 0.61 })
    expect(monthlyPMI).toBeCloseTo(82.35, 2)
  })

  it('matches the balance after five years in the bureau’s calculator', () => {
    const loan = aMortgage({ homePrice: 180_000, downPayment: 0, interestRate: 4.25 })
    expect(balanceAfter(loan, 60)).toBeCloseTo(163_453.85, 2)
  })

  it('matches the one-year schedule in the numpy-financial manual', () => {
    // https://github.com/numpy/numpy-financial, documentation of `ipmt`
    const balances = [
      2299.42, 2097.46, 1894.11, 1689.37, 1483.22, 1275.66, 1066.67, 856.25, 644.38, 431.05, 216.26,
      0,
    ]
    const loan = aMortgage({ homePrice: 2_500, downPayment: 0, interestRate: 8.24, termYears: 1 })
    const ours = balances.map((_, index) => balanceAfter(loan, index + 1))
    for (const [index, balance] of balances.entries()) expect(ours[index]).toBeCloseTo(balance, 2)
    expect(mortgageResult(loan)?.totalInterest).toBeCloseTo(112.98, 2)
  })
})

describe('the mortgage calculation', () => {
  it('starts with the defaults, which include 20% down', () => {
    const { monthlyPMI, monthlyTaxes, monthlyInsurance } = calculate(mortgageDefaults)
    expect([monthlyTaxes, monthlyInsurance, monthlyPMI]).toEqual([750, 100, 0])
    expect(calculate(mortgageDefaults).totalMonthlyPayment).toBeCloseTo(3_087.49, 2)
  })

  it('divides the loan by the number of months when the rate is zero', () => {
    const result = calculate({ homePrice: 360_000, downPayment: 0, interestRate: 0 })
    expect(result).toMatchObject({ monthlyPayment: 1_000, totalPayment: 360_000, totalInterest: 0 })
  })

  it.each([
    ['a price of zero', { homePrice: 0 }],
    ['a negative price', { homePrice: -400_000 }],
    ['a negative down payment', { downPayment: -1 }],
    ['a negative rate', { interestRate: -0.1 }],
    ['a term of zero', { termYears: 0 }],
    ['a negative term', { termYears: -30 }],
  ])('has no result for %s', (_, change) => {
    expect(mortgageResult(aMortgage(change))).toBeNull()
  })

  it('has a result for a down payment of zero', () => {
    expect(mortgageResult(aMortgage({ downPayment: 0 }))).not.toBeNull()
  })

  it('has no loan when the down payment covers the price', () => {
    const result = calculate({ homePrice: 100_000, downPayment: 120_000 })
    expect(result).toMatchObject({ monthlyPayment: 0, totalPayment: 0, totalInterest: 0 })
  })

  it('adds mortgage insurance below 20% of the price, not at exactly 20%', () => {
    expect(calculate({ downPayment: 80_000 }).monthlyPMI).toBe(0)
    expect(calculate({ downPayment: 79_999 }).monthlyPMI).toBeCloseTo((320_001 * 0.005) / 12, 6)
  })

  it('accepts a 20% down payment that was rounded to whole dollars', () => {
    // 20% is 66,666.40, which the form rounds to 66,666.
    expect(calculate({ homePrice: 333_332, downPayment: 66_666 }).monthlyPMI).toBe(0)
    expect(calculate({ homePrice: 333_332, downPayment: 66_665 }).monthlyPMI).toBeGreaterThan(0)
  })

  it('treats negative yearly costs as zero', () => {
    const result = calculate({
      propertyTaxRate: -1,
      annualInsurance: -1,
      pmiRate: -1,
      downPayment: 0,
    })
    expect(result).toMatchObject({ monthlyTaxes: 0, monthlyInsurance: 0, monthlyPMI: 0 })
  })
})
