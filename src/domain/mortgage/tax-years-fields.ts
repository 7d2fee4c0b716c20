import type { CostAssumptions } from './cost-assumptions'
import type { MortgageInput } from './mortgage'
import { readNumber } from './mortgage-fields'
import { type TaxByYear, taxYears } from './tax-years'

/** The fields of the calculator's two years of property tax, by their names in links. */
const names = { land: 'landShare', school: 'schoolTaxRate', exempt: 'schoolExemption' } as const

const entries = Object.entries(names)

export type TaxYearsField = (typeof names)[keyof typeof names]

/** The text of each field. */
export type TaxYearsFields = Readonly<Record<TaxYearsField, string>>

/** What taxes by year begin with: the site's figures, and half of the tax for the school district. */
export const startTaxYears = (
  { propertyTaxRate }: Pick<MortgageInput, 'propertyTaxRate'>,
  { landShare, schoolExemption }: Pick<CostAssumptions, 'landShare' | 'schoolExemption'>,
): TaxYearsFields => ({
  landShare: String(landShare),
  schoolTaxRate: String(Number((Math.max(0, propertyTaxRate) / 2).toFixed(3))),
  schoolExemption: String(schoolExemption.amount),
})

const readWithin = (text: string, most: number) => Math.min(Math.max(0, readNumber(text)), most)

/** The total tax by year at the figures of the calculator. A field over its limit counts as the limit. */
export function readTaxYears(
  { homePrice, propertyTaxRate }: MortgageInput,
  fields: TaxYearsFields,
): TaxByYear {
  const rate = Math.max(0, propertyTaxRate)
  const schoolRate = readWithin(fields.schoolTaxRate, rate)
  const part = { name: '', year: 0, source: '', exemptionPercent: null, exemptionAmount: null }
  return taxYears(
    homePrice,
    {
      landShare: readWithin(fields.landShare, 100),
      schoolExemption: { amount: readWithin(fields.schoolExemption, homePrice) },
    },
    {
      landShare: null,
      taxes: [
        { ...part, kind: 'school', rate: schoolRate },
        { ...part, kind: 'county', rate: rate - schoolRate },
      ],
    },
  ).total
}

/** The part of a link's fragment that opens the calculator with taxes by year. */
export const toTaxYearsHash = (fields: TaxYearsFields): string =>
  `&${new URLSearchParams(entries.map(([name, field]) => [name, fields[field].trim()]))}`

const isFigure = (text: string) => text.length <= 20 && Number.isFinite(Number(text))

/** The fields of a link; `null` if it does not have all of them as figures. */
export function fromTaxYearsHash(hash: string): TaxYearsFields | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const [landShare, schoolTaxRate, schoolExemption] = entries.map(([name]) => values.get(name))
  if (landShare == null || schoolTaxRate == null || schoolExemption == null) return null
  const fields = { landShare, schoolTaxRate, schoolExemption }
  return Object.values(fields).every(isFigure) ? fields : null
}
