import type { MortgageInput } from '@/domain/mortgage/mortgage'

/** Describes the input that is missing for a result, in field order. */
export function missingInputs(input: MortgageInput): string {
  const needs = [
    input.homePrice > 0 ? null : 'a home price above $0',
    input.downPayment >= 0 ? null : 'a down payment of $0 or more',
    input.interestRate >= 0 ? null : 'an interest rate of 0% or more',
    input.termYears > 0 ? null : 'a term above 0 years',
  ].filter((need) => need !== null)
  return new Intl.ListFormat('en-US').format(needs)
}
