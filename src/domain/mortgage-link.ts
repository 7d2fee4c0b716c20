import { type MortgageField, type MortgageForm, startingForm, typed } from './mortgage-fields'

/** The names of the fields in a link. */
const names = {
  price: 'homePrice',
  down: 'downPayment',
  downPercent: 'downPaymentPercent',
  rate: 'interestRate',
  term: 'termYears',
  tax: 'propertyTaxRate',
  insurance: 'annualInsurance',
  pmi: 'pmiRate',
} as const satisfies Record<string, MortgageField>

const entries = Object.entries(names)

const isFigure = (text: string): boolean => text.length <= 20 && Number.isFinite(Number(text))

/**
 * The figures as the part of an address behind `#`, which browsers never send to a server. Of the two
 * down payments only the fixed one is named: the other follows from it.
 */
export function toHash({ fields, fixed }: MortgageForm): string {
  const other = fixed === 'downPayment' ? 'downPaymentPercent' : 'downPayment'
  const named = entries.filter(([, field]) => field !== other)
  return `#${new URLSearchParams(named.map(([name, field]) => [name, fields[field].trim()]))}`
}

/**
 * The form that an address stands for, the starting figures where it names none or no number; `null`
 * when it names no field at all.
 */
export function fromHash(hash: string): MortgageForm | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const named = entries.filter(([name]) => isFigure(values.get(name) ?? '?'))
  if (named.length === 0) return null
  return named.reduce(
    (form, [name, field]) => typed(form, field, (values.get(name) ?? '').trim()),
    startingForm,
  )
}
