import { z } from 'zod/mini'
import { getValues, taxKinds } from '@/domain/enums'
import { costKinds } from '@/domain/mortgage/monthly-cost'

/** A tax in US dollars a month. */
const taxByYear = {
  /** On the land alone. */
  first: z.number(),
  /** On land and house. */
  later: z.number(),
  /** On land and house with the homestead exemption. */
  homestead: z.number(),
}

/** The tax of a taxing unit. */
export const taxOfUnit = z.object({
  kind: z.enum(getValues(taxKinds)),
  name: z.string(),
  /** Dollars a year per $100 of value. */
  rate: z.number(),
  year: z.number(),
  source: z.string(),
  /** The unit's own homestead exemption in percent of the value; `null`: not supplied. */
  exemptionPercent: z.nullable(z.number()),
  /** The least that is exempt in US dollars, or all of it without a percent; `null`: not supplied. */
  exemptionAmount: z.nullable(z.number()),
  ...taxByYear,
})

/** The property tax by year and taxing unit. */
export const propertyTax = z.object({
  /** The share of the price that is land, in percent. */
  landShare: z.number(),
  /** The homestead exemption of every school district, in US dollars. */
  schoolExemption: z.object({ amount: z.number(), year: z.number(), source: z.string() }),
  /** The units whose rates are known. */
  units: z.array(taxOfUnit),
  /** The sum of `units`. */
  total: z.object(taxByYear),
})

/** The monthly cost of a home at a price, as its page has it. Amounts are US dollars a month. */
export const monthlyCost = z.object({
  price: z.number(),
  /** The sum of the known parts. */
  total: z.number(),
  /** Whether all parts are known. The cost is at least `total` otherwise. */
  isComplete: z.boolean(),
  /** The loan, and where its rate comes from. */
  loan: z.object({
    downPaymentPercent: z.number(),
    interestRate: z.number(),
    termYears: z.number(),
    source: z.string(),
    year: z.nullable(z.number()),
  }),
  /** The largest first, those that were not supplied last. */
  parts: z.array(
    z.object({
      kind: z.enum(costKinds),
      label: z.string(),
      /** `null`: not supplied. */
      amount: z.nullable(z.number()),
      /** `null` of what follows from the loan. */
      source: z.nullable(z.string()),
      year: z.nullable(z.number()),
    }),
  ),
  /** `null` without known rates. */
  propertyTax: z.nullable(propertyTax),
})
export type PublishedCost = z.infer<typeof monthlyCost>
