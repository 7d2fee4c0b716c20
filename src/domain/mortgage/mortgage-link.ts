import {
  type MortgageField,
  type MortgageForm,
  type MortgageStart,
  startingForm,
  typed,
} from './mortgage-fields'

/** Field names in the link. */
const names = {
  price: 'homePrice',
  down: 'downPayment',
  downPercent: 'downPaymentPercent',
  rate: 'interestRate',
  term: 'termYears',
  tax: 'propertyTaxRate',
  insurance: 'annualInsurance',
  pmi: 'pmiRate',
  hoa: 'hoaFee',
} as const satisfies Record<string, MortgageField>

const entries = Object.entries(names)

const isFigure = (text: string): boolean => text.length <= 20 && Number.isFinite(Number(text))

/**
 * Serializes the form as a URL fragment, which browsers do not send to the server. Only the fixed
 * down payment field is included; the other is derived from it.
 */
export function toHash({ fields, fixed }: MortgageForm): string {
  const other = fixed === 'downPayment' ? 'downPaymentPercent' : 'downPayment'
  const named = entries.filter(([, field]) => field !== other)
  return `#${new URLSearchParams(named.map(([name, field]) => [name, fields[field].trim()]))}`
}

/**
 * Parses a form from a URL fragment. Missing and invalid fields use the starting values; `null` if
 * no field is valid.
 */
export function fromHash(hash: string, start: MortgageStart): MortgageForm | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const named = entries.filter(([name]) => isFigure(values.get(name) ?? '?'))
  if (named.length === 0) return null
  return named.reduce(
    (form, [name, field]) => typed(form, field, (values.get(name) ?? '').trim()),
    startingForm(start),
  )
}
