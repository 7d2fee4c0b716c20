import type { MortgageInput } from './mortgage'
import { toHash } from './mortgage-link'

/** The fragment of known figures, for a link to the calculator. */
export function formatHash(input: MortgageInput): string {
  return toHash({
    fields: {
      homePrice: String(input.homePrice),
      downPayment: String(input.downPayment),
      downPaymentPercent: '',
      interestRate: String(input.interestRate),
      termYears: String(input.termYears),
      // A sum of rates, which has more digits in floating point than each of them.
      propertyTaxRate: String(Number(input.propertyTaxRate.toFixed(6))),
      // A rate of the dwelling's value.
      annualInsurance: String(Number(input.annualInsurance.toFixed(2))),
      pmiRate: String(input.pmiRate),
      // A share of a fee per quarter or year.
      hoaFee: String(Number(input.hoaFee.toFixed(2))),
    },
    fixed: 'downPayment',
  })
}
