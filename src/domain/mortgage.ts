/**
 * The monthly cost of a home on a fixed-rate loan (docs/product.md, Mortgage calculator). Money is in
 * US dollars, rates are percent a year. Figures are rounded only when they are shown.
 */
export interface MortgageInput {
  readonly homePrice: number
  readonly downPayment: number
  readonly interestRate: number
  readonly termYears: number
  readonly propertyTaxRate: number
  readonly annualInsurance: number
  readonly pmiRate: number
}

export interface MortgageResult {
  /** Principal and interest. */
  readonly monthlyPayment: number
  /** Principal and interest over the whole term. */
  readonly totalPayment: number
  readonly totalInterest: number
  readonly monthlyTaxes: number
  readonly monthlyInsurance: number
  readonly monthlyPMI: number
  readonly totalMonthlyPayment: number
}

/** Under this share of the price, the down payment brings mortgage insurance with it. */
const PMI_SHARE = 0.2

export const mortgageDefaults: MortgageInput = {
  homePrice: 400_000,
  downPayment: 80_000,
  interestRate: 7.5,
  termYears: 30,
  propertyTaxRate: 2.25,
  annualInsurance: 1_200,
  pmiRate: 0.5,
}

/** Whether the figures have a result at all. */
export function isCalculable(input: MortgageInput): boolean {
  const { homePrice, downPayment, interestRate, termYears } = input
  return homePrice > 0 && downPayment >= 0 && interestRate >= 0 && termYears > 0
}

/** What is borrowed: the price less the down payment, and nothing once that covers the price. */
export function loanAmount({ homePrice, downPayment }: MortgageInput): number {
  return Math.max(0, homePrice - downPayment)
}

/** Payments are made by the month, so a term is a whole number of months and at least one. */
export function termMonths({ termYears }: MortgageInput): number {
  return Math.max(1, Math.round(termYears * 12))
}

/**
 * Whether the down payment is under 20% of the price. Amounts are whole dollars, so the amount that
 * 20% comes to counts as 20% also where it was rounded down.
 */
export function needsPmi({ homePrice, downPayment }: MortgageInput): boolean {
  // Five times rather than a fifth: a fifth is no exact binary number.
  return downPayment * 5 < homePrice && downPayment < Math.round(homePrice * PMI_SHARE)
}

/** How much interest lets the loan grow over so many months, as a logarithm: exact for low rates too. */
const growth = (input: MortgageInput, months: number): number =>
  months * Math.log1p(input.interestRate / 1200)

/** Without interest, or with so little that a computer cannot tell it from none. */
const isInterestFree = (input: MortgageInput): boolean =>
  growth(input, termMonths(input)) < Number.EPSILON

function levelPayment(input: MortgageInput): number {
  const loan = loanAmount(input)
  const months = termMonths(input)
  if (isInterestFree(input)) return loan / months
  return (loan * (input.interestRate / 1200)) / -Math.expm1(-growth(input, months))
}

/** What is still owed after so many payments. */
export function balanceAfter(input: MortgageInput, payments: number): number {
  const loan = loanAmount(input)
  const months = termMonths(input)
  if (isInterestFree(input)) return loan * (1 - payments / months)
  return (loan * Math.expm1(-growth(input, months - payments))) / Math.expm1(-growth(input, months))
}

/** The figures of a loan; `null` when there is no valid result. */
export function mortgageResult(input: MortgageInput): MortgageResult | null {
  if (!isCalculable(input)) return null
  const loan = loanAmount(input)
  const monthlyPayment = levelPayment(input)
  const totalPayment = monthlyPayment * termMonths(input)
  const monthlyTaxes = (input.homePrice * Math.max(0, input.propertyTaxRate)) / 1200
  const monthlyInsurance = Math.max(0, input.annualInsurance) / 12
  const monthlyPMI = needsPmi(input) ? (loan * Math.max(0, input.pmiRate)) / 1200 : 0
  return {
    monthlyPayment,
    totalPayment,
    totalInterest: totalPayment - loan,
    monthlyTaxes,
    monthlyInsurance,
    monthlyPMI,
    totalMonthlyPayment: monthlyPayment + monthlyTaxes + monthlyInsurance + monthlyPMI,
  }
}
