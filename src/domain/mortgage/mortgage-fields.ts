import { type MortgageInput, mortgageDefaults } from './mortgage'

/** The fields of the calculator in display order. */
export const mortgageFields = [
  'homePrice',
  'downPayment',
  'downPaymentPercent',
  'interestRate',
  'termYears',
  'propertyTaxRate',
  'annualInsurance',
  'pmiRate',
  'hoaFee',
] as const

export type MortgageField = (typeof mortgageFields)[number]

/** The text of each field. */
export type MortgageFields = Readonly<Record<MortgageField, string>>

/** The fields. `fixed` is the down payment field that keeps its value when the price changes. */
export interface MortgageForm {
  readonly fields: MortgageFields
  readonly fixed: 'downPayment' | 'downPaymentPercent'
}

/** Values above this limit count as 0: results could not be exact to the cent. */
const LARGEST = 1e12

const DEFAULT_TERM = String(mortgageDefaults.termYears)

/** Parses a number; invalid input counts as 0. */
export function readNumber(text: string): number {
  const value = Number(text)
  return Math.abs(value) <= LARGEST ? value : 0
}

/** Parses the fields into calculator input; a blank term is 30 years. */
export function readFields(fields: MortgageFields): MortgageInput {
  return {
    homePrice: readNumber(fields.homePrice),
    downPayment: readNumber(fields.downPayment),
    interestRate: readNumber(fields.interestRate),
    termYears: readNumber(fields.termYears.trim() || DEFAULT_TERM),
    propertyTaxRate: readNumber(fields.propertyTaxRate),
    annualInsurance: readNumber(fields.annualInsurance),
    pmiRate: readNumber(fields.pmiRate),
    hoaFee: readNumber(fields.hoaFee),
  }
}

/** Updates the derived down payment field from the fixed one. */
function inSync({ fields, fixed }: MortgageForm): MortgageForm {
  const price = readNumber(fields.homePrice)
  if (fixed === 'downPaymentPercent') {
    const amount = Math.round((price * readNumber(fields.downPaymentPercent)) / 100)
    return { fixed, fields: { ...fields, downPayment: String(amount) } }
  }
  if (price <= 0) return { fixed, fields }
  const percent = ((readNumber(fields.downPayment) / price) * 100).toFixed(1)
  return { fixed, fields: { ...fields, downPaymentPercent: percent } }
}

/**
 * Returns the form after an edit. The down payment field that was edited last is fixed; the other
 * one is derived from it and from the price.
 */
export function typed(form: MortgageForm, field: MortgageField, text: string): MortgageForm {
  const isDown = field === 'downPayment' || field === 'downPaymentPercent'
  const next = {
    fields: { ...form.fields, [field]: text },
    fixed: isDown ? field : form.fixed,
  }
  return isDown || field === 'homePrice' ? inSync(next) : next
}

/**
 * The values that the form begins with. Editors change them in the site settings. An HOA fee depends
 * on the community, so the form begins without one.
 */
export type MortgageStart = Omit<MortgageInput, 'downPayment' | 'hoaFee'> & {
  readonly downPaymentPercent: number
}

const { downPayment, hoaFee, ...rest } = mortgageDefaults

/** The values until an editor changes them. */
export const mortgageStart: MortgageStart = {
  ...rest,
  downPaymentPercent: (downPayment / rest.homePrice) * 100,
}

/** The initial form. The percent of the down payment is kept when the price changes. */
export function startingForm(start: MortgageStart): MortgageForm {
  const fields = {
    homePrice: String(start.homePrice),
    downPayment: '',
    downPaymentPercent: start.downPaymentPercent.toFixed(1),
    interestRate: String(start.interestRate),
    termYears: String(start.termYears),
    propertyTaxRate: String(start.propertyTaxRate),
    annualInsurance: String(start.annualInsurance),
    pmiRate: String(start.pmiRate),
    hoaFee: String(hoaFee),
  }
  return inSync({ fixed: 'downPaymentPercent', fields })
}
