import type { CommunityCosts, TaxPart } from './monthly-cost'

/** A part of the property tax with overrides. */
export const aTaxPart = (change: Partial<TaxPart>): TaxPart => ({
  kind: 'school',
  name: 'Boerne ISD',
  rate: 1.0046,
  year: 2025,
  source: 'Kendall Appraisal District',
  exemptionPercent: null,
  exemptionAmount: null,
  ...change,
})

/** The costs of a community that supplied none, with overrides. */
export const someCosts = (change: Partial<CommunityCosts>): CommunityCosts => ({
  taxes: [],
  hoaFee: null,
  hoaPeriod: null,
  county: null,
  landShare: null,
  annualInsurance: null,
  ...change,
})
