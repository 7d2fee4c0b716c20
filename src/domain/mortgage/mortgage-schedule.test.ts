import { describe, expect, it } from 'vitest'
import { balanceAfter, mortgageResult } from './mortgage'
import { aMortgage } from './mortgage.fixture'
import { mortgageSchedule, paymentsUntilOwed, pmiPayments } from './mortgage-schedule'

/** Regulation Z (12 CFR 1026), Appendix H-25(B): https://www.consumerfinance.gov/rules-policy/regulations/1026/h/ */
const closingDisclosure = aMortgage({
  homePrice: 180_000,
  downPayment: 18_000,
  interestRate: 3.875,
  pmiRate: 0.61,
})

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('mortgage insurance', () => {
  it('is due in years 1 to 7 of the published sample, which drops it at 78%', () => {
    expect(Math.ceil(paymentsUntilOwed(closingDisclosure, 0.78) / 12)).toBe(7)
  })

  it('ends with the payment that brings the balance to 80% of the price', () => {
    const payments = pmiPayments(closingDisclosure)
    expect(payments).toBe(68)
    expect(balanceAfter(closingDisclosure, payments)).toBeLessThanOrEqual(144_000)
    expect(balanceAfter(closingDisclosure, payments - 1)).toBeGreaterThan(144_000)
  })

  it('is never due with 20% down, at a rate of zero, or without a result', () => {
    expect(pmiPayments(aMortgage({ downPayment: 80_000 }))).toBe(0)
    expect(pmiPayments(aMortgage({ downPayment: 40_000, pmiRate: 0 }))).toBe(0)
    expect(pmiPayments(aMortgage({ downPayment: 40_000, termYears: 0 }))).toBe(0)
  })

  it('appears in the schedule for the months in which it is due', () => {
    const monthly = mortgageResult(closingDisclosure)?.monthlyPMI ?? 0
    const months = mortgageSchedule(closingDisclosure).map(({ pmi }) => Math.round(pmi / monthly))
    expect(months.slice(0, 7)).toEqual([12, 12, 12, 12, 12, 8, 0])
    expect(sum(months)).toBe(68)
  })
})

describe('mortgage schedule', () => {
  it('matches the first five years of the bureau’s calculator', () => {
    // https://github.com/cfpb/amortize#usage
    const loan = aMortgage({ homePrice: 180_000, downPayment: 0, interestRate: 4.25 })
    const years = mortgageSchedule(loan).slice(0, 5)
    // The calculator rounds each payment to a cent before adding.
    expect(sum(years.map(({ interest }) => interest))).toBeCloseTo(36_583.36, 1)
    expect(sum(years.map(({ principal }) => principal))).toBeCloseTo(16_546.15, 1)
    expect(years.at(-1)?.balance).toBeCloseTo(163_453.85, 1)
  })

  it('has one year and a final balance of zero for a one-year term', () => {
    const years = mortgageSchedule(
      aMortgage({ homePrice: 2_500, downPayment: 0, interestRate: 8.24, termYears: 1 }),
    )
    expect(years).toHaveLength(1)
    expect(years[0]?.principal).toBeCloseTo(2_500, 6)
    expect(years[0]?.interest).toBeCloseTo(112.98, 2)
    expect(years[0]?.balance).toBeCloseTo(0, 6)
  })

  it('ends with a partial year when the term is not a whole number of years', () => {
    const years = mortgageSchedule(aMortgage({ termYears: 1.5, interestRate: 0 }))
    expect(years.map(({ principal }) => Math.round(principal))).toEqual([213_333, 106_667])
    expect(years.map(({ taxes }) => taxes)).toEqual([9_000, 4_500])
  })

  it('is empty without a result, without a loan, and for terms above the maximum', () => {
    expect(mortgageSchedule(aMortgage({ homePrice: 0 }))).toEqual([])
    expect(mortgageSchedule(aMortgage({ downPayment: 400_000 }))).toEqual([])
    expect(mortgageSchedule(aMortgage({ termYears: 1e9 }))).toEqual([])
    expect(mortgageSchedule(aMortgage({ termYears: 50 }))).toHaveLength(50)
  })
})
