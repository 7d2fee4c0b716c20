/**
 * Input for the monthly cost of a home with a fixed-rate loan (docs/product/mortgage.md, Mortgage
 * calculator). Money is in US dollars and rates are percent per year. Intermediate values are not
 * rounded, so displayed figures are exact to the cent.
 */
export interface MortgageInput {
  readonly homePrice: number
  readonly downPayment: number
  readonly interestRate: number
  readonly termYears: number
  readonly propertyTaxRate: number
  readonly annualInsurance: number
  readonly pmiRate: number
  /** Per month. */
  readonly hoaFee: number
}

export interface MortgageResult {
  /** Principal and interest per month. */
  readonly monthlyPayment: number
  /** Principal and interest over the whole term. */
  readonly totalPayment: number
  readonly totalInterest: number
  readonly monthlyTaxes: number
  readonly monthlyInsurance: number
  readonly monthlyPMI: number
  readonly monthlyHoa: number
  readonly totalMonthlyPayment: number
}

/** A down payment below this share of the price requires mortgage insurance. */
const PMI_SHARE = 0.2

export const mortgageDefaults: MortgageInput = {
  homePrice: 400_000,
  downPayment: 80_000,
  interestRate: 7.5,
  termYears: 30,
  propertyTaxRate: 2.25,
  annualInsurance: 1_200,
  pmiRate: 0.5,
  hoaFee: 0,
}

/** Whether the input has a valid result. */
export function isCalculable(input: MortgageInput): boolean {
  const { homePrice, downPayment, interestRate, termYears } = input
  return homePrice > 0 && downPayment >= 0 && interestRate >= 0 && termYears > 0
}

/** The amount borrowed: the price minus the down payment, at least 0. */
export function loanAmount({ homePrice, downPayment }: MortgageInput): number {
  return Math.max(0, homePrice - downPayment)
}

/** Payments are monthly, so a term is a whole number of months, at least one. */
export function termMonths({ termYears }: MortgageInput): number {
  return Math.max(1, Math.round(termYears * 12))
}

/**
 * Whether the down payment is less than 20% of the price. Amounts are whole dollars, so 20% rounded
 * to whole dollars counts as 20%.
 */
export function needsPmi({ homePrice, downPayment }: MortgageInput): boolean {
  // Multiplies by 5 because 0.2 has no exact binary representation.
  return downPayment * 5 < homePrice && downPayment < Math.round(homePrice * PMI_SHARE)
}

/** Logarithm of the growth of the loan over `months`; precise for low rates. */
const growth = (input: MortgageInput, months: number): number =>
  months * Math.log1p(input.interestRate / 1200)

/** Also covers rates too low to distinguish from zero in floating point. */
const isInterestFree = (input: MortgageInput): boolean =>
  growth(input, termMonths(input)) < Number.EPSILON

function levelPayment(input: MortgageInput): number {
  const loan = loanAmount(input)
  const months = termMonths(input)
  if (isInterestFree(input)) return loan / months
  return (loan * (input.interestRate / 1200)) / -Math.expm1(-growth(input, months))
}

/** The balance after a number of payments. */
export function balanceAfter(input: MortgageInput, payments: number): number {
  const loan = loanAmount(input)
  const months = termMonths(input)
  if (isInterestFree(input)) return loan * (1 - payments / months)
  return (loan * Math.expm1(-growth(input, months - payments))) / Math.expm1(-growth(input, months))
}

/** Calculates the figures of a loan; `null` if the input is invalid. */
export function mortgageResult(input: MortgageInput): MortgageResult | null {
  if (!isCalculable(input)) return null
  const loan = loanAmount(input)
  const monthlyPayment = levelPayment(input)
  const totalPayment = monthlyPayment * termMonths(input)
  const monthlyTaxes = (input.homePrice * Math.max(0, input.propertyTaxRate)) / 1200
  const monthlyInsurance = Math.max(0, input.annualInsurance) / 12
  const monthlyPMI = needsPmi(input) ? (loan * Math.max(0, input.pmiRate)) / 1200 : 0
  const monthlyHoa = Math.max(0, input.hoaFee)
  return {
    monthlyPayment,
    totalPayment,
    totalInterest: totalPayment - loan,
    monthlyTaxes,
    monthlyInsurance,
    monthlyPMI,
    monthlyHoa,
    totalMonthlyPayment: monthlyPayment + monthlyTaxes + monthlyInsurance + monthlyPMI + monthlyHoa,
  }
}
