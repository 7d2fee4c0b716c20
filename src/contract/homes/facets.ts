import { z } from 'zod/mini'

/** How many plans or homes have a value. */
const numbers = z.array(z.object({ value: z.number(), count: z.number() }))
const texts = z.array(z.object({ value: z.string(), count: z.number() }))

/**
 * Histograms: the number of plans or homes for each value, without the filter of the same name.
 * Values that none has are left out. A filter by a lowest or highest number finds several values,
 * so its number is the sum of theirs.
 */
export const planFacets = z.object({
  /** The number that matches all filters. */
  total: z.number(),
  /** Steps of $50,000: `300000` counts the prices from $300,000 to below $350,000. */
  price: numbers,
  beds: numbers,
  baths: numbers,
  /** Steps of 500 square feet. */
  squareFeet: numbers,
  stories: numbers,
  garage: numbers,
  homeType: texts,
  city: texts,
  county: texts,
  district: texts,
  /** By the letter of the lowest rating of an elementary school. */
  elementaryRating: texts,
  /** By slug. */
  builder: z.array(z.object({ value: z.string(), name: z.string(), count: z.number() })),
  /** `reduced` and `new`, within the last 30 days. */
  priceChange: texts,
})
export type PlanFacets = z.infer<typeof planFacets>

export const homeFacets = z.extend(planFacets, {
  /** `available`, `pending`, `model` and `sold`, within the last 30 days. */
  availability: texts,
  stage: texts,
  /** `now` for homes that are ready, else the month in which one can move in, `2027-02`. */
  moveIn: texts,
})
export type HomeFacets = z.infer<typeof homeFacets>
