import {
  balanceAfter,
  isCalculable,
  loanAmount,
  type MortgageInput,
  mortgageResult,
  needsPmi,
  termMonths,
} from './mortgage'

/** Payments in one year of a loan and the balance at its end, in US dollars. */
export interface MortgageYear {
  /** Starts at 1. */
  readonly year: number
  readonly principal: number
  readonly interest: number
  readonly taxes: number
  readonly insurance: number
  readonly pmi: number
  readonly hoa: number
  readonly balance: number
}

/** Longer loans have a result but no yearly table. */
export const MAX_SCHEDULE_YEARS = 50

/** Share of the price at which a borrower can request the end of mortgage insurance. */
const PMI_ENDS_AT = 0.8

/** The number of the payment after which the balance is at most this share of the price. */
export function paymentsUntilOwed(input: MortgageInput, share: number): number {
  const target = input.homePrice * share
  let low = 0
  let high = termMonths(input)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (balanceAfter(input, middle) <= target) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Number of payments that include mortgage insurance: until the balance reaches 80% of the price,
 * or none with a down payment of at least 20%.
 */
export function pmiPayments(input: MortgageInput): number {
  if (!isCalculable(input) || !needsPmi(input) || input.pmiRate <= 0) return 0
  return paymentsUntilOwed(input, PMI_ENDS_AT)
}

/**
 * The loan by year; the last year may be partial. Empty without a valid result, without a loan, and
 * for terms over {@link MAX_SCHEDULE_YEARS}.
 */
export function mortgageSchedule(input: MortgageInput): MortgageYear[] {
  const result = mortgageResult(input)
  const months = termMonths(input)
  const years = Math.ceil(months / 12)
  if (!result || loanAmount(input) === 0 || years > MAX_SCHEDULE_YEARS) return []
  const withPmi = pmiPayments(input)
  return Array.from({ length: years }, (_, index) => {
    const from = index * 12
    const to = Math.min(from + 12, months)
    const balance = balanceAfter(input, to)
    const principal = balanceAfter(input, from) - balance
    return {
      year: index + 1,
      principal,
      interest: result.monthlyPayment * (to - from) - principal,
      taxes: result.monthlyTaxes * (to - from),
      insurance: result.monthlyInsurance * (to - from),
      pmi: result.monthlyPMI * Math.max(0, Math.min(to, withPmi) - from),
      hoa: result.monthlyHoa * (to - from),
      balance,
    }
  })
}
