import type { PublishedCost } from './monthly-cost'

/** The monthly cost of a home with all parts, for the reference. */
export const exampleCost: PublishedCost = {
  price: 634990,
  total: 5030,
  isComplete: true,
  loan: {
    downPaymentPercent: 20,
    interestRate: 7.5,
    termYears: 30,
    source: 'Our estimate',
    year: null,
  },
  parts: [
    {
      kind: 'loan',
      label: 'Principal and interest',
      amount: 3552,
      source: null,
      year: null,
    },
    {
      kind: 'tax',
      label: 'Boerne ISD tax',
      amount: 1005,
      source: 'Kendall Appraisal District',
      year: 2025,
    },
    {
      kind: 'tax',
      label: 'Kendall County tax',
      amount: 254,
      source: 'Kendall Appraisal District',
      year: 2025,
    },
    { kind: 'insurance', label: 'Insurance', amount: 159, source: 'Our estimate', year: null },
    { kind: 'hoa', label: 'HOA fee', amount: 60, source: 'Builder', year: null },
  ],
  propertyTax: {
    landShare: 20,
    schoolExemption: { amount: 140000, year: 2025, source: 'Texas Tax Code, Section 11.13(b)' },
    units: [
      {
        kind: 'school',
        name: 'Boerne ISD',
        rate: 1.9,
        year: 2025,
        source: 'Kendall Appraisal District',
        exemptionPercent: null,
        exemptionAmount: null,
        first: 201,
        later: 1005,
        homestead: 784,
      },
      {
        kind: 'county',
        name: 'Kendall County',
        rate: 0.48,
        year: 2025,
        source: 'Kendall Appraisal District',
        exemptionPercent: 10,
        exemptionAmount: 5000,
        first: 51,
        later: 254,
        homestead: 229,
      },
    ],
    total: { first: 252, later: 1259, homestead: 1013 },
  },
}
