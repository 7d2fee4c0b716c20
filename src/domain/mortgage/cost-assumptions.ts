import type { County } from '../enums'
import { type MortgageStart, mortgageStart } from './mortgage-fields'

/** A price of homeowners insurance. */
export interface InsuranceRate {
  /** US dollars a year per $1,000 of the dwelling's value. */
  readonly rate: number
  /** `null` for an estimate of the guide. */
  readonly year: number | null
  readonly source: string
}

/**
 * What the monthly cost of a home assumes where neither the home nor its community says more: the
 * loan, and figures of law and of the market, each with year and source. Editors change them in the
 * site settings.
 */
export interface CostAssumptions extends MortgageStart {
  /** Where the interest rate comes from. `year` is `null` for an estimate of the guide. */
  readonly rateSource: { readonly year: number | null; readonly source: string }
  /** The share of the price that is land, in percent. */
  readonly landShare: number
  /** The homestead exemption of every school district, in US dollars. */
  readonly schoolExemption: {
    readonly amount: number
    readonly year: number
    readonly source: string
  }
  readonly insurance: InsuranceRate
  /** Counties whose rate is known, instead of `insurance`. */
  readonly countyInsurance: (InsuranceRate & { readonly county: County })[]
}

/** The value of what stands on the land, in US dollars. `landShare` is in percent of the price. */
export const dwellingValue = (price: number, landShare: number): number =>
  price * (1 - landShare / 100)

const LAND_SHARE = 20

const { annualInsurance, homePrice } = mortgageStart

/**
 * The figures until an editor changes them. The insurance costs what the calculator begins with at
 * the price that it begins with. The exemption is that of the Texas Tax Code
 * (docs/product/mortgage.md, Two years of property tax).
 */
export const defaultAssumptions: CostAssumptions = {
  ...mortgageStart,
  rateSource: { year: null, source: 'Our estimate' },
  landShare: LAND_SHARE,
  schoolExemption: { amount: 140_000, year: 2025, source: 'Texas Tax Code, Section 11.13(b)' },
  insurance: {
    rate: (annualInsurance * 1000) / dwellingValue(homePrice, LAND_SHARE),
    year: null,
    source: 'Our estimate',
  },
  countyInsurance: [],
}
