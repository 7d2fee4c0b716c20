import { z } from 'zod/mini'
import { builderLink } from '../communities/community'
import { priceChange } from '../prices/price-history'
import { inclusions } from './inclusions'

/** A picture with its alt text. */
const picture = z.object({
  /** A path on the site. */
  src: z.string(),
  alt: z.string(),
})

/** The size and the rooms of a plan or a home. A value that the builder did not supply is `null`. */
export const dimensions = z.object({
  squareFeet: z.nullable(z.number()),
  beds: z.nullable(z.number()),
  /** Full baths. */
  baths: z.nullable(z.number()),
  halfBaths: z.nullable(z.number()),
})
export type Dimensions = z.infer<typeof dimensions>

/** The community of a plan or a home. */
export const homeCommunity = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  county: z.nullable(z.string()),
  schoolDistrict: z.nullable(z.string()),
})

/** The building of a plan. */
export const building = z.object({
  stories: z.nullable(z.number()),
  /** Number of cars. */
  garage: z.nullable(z.number()),
  /** The value of a home type of the communities. */
  homeType: z.nullable(z.string()),
})

/** A change or an addition to a plan. */
const planOption = z.object({
  text: z.string(),
  /** US dollars that it adds to the price; `null`: on request. */
  price: z.nullable(z.number()),
})

/** A plan that a builder offers in a community. */
export const plan = z.extend(dimensions, {
  id: z.string(),
  name: z.string(),
  /** Unique within the community. */
  slug: z.string(),
  /** The builder's own number. */
  planNumber: z.nullable(z.string()),
  builder: z.nullable(builderLink),
  /** US dollars; `null`: call for pricing. */
  basePrice: z.nullable(z.number()),
  priceChange: z.nullable(priceChange),
  ...building.shape,
  community: homeCommunity,
  description: z.nullable(z.string()),
  /** Front views. */
  elevations: z.array(picture),
  /** One for each floor, from the first floor up. */
  drawings: z.array(picture),
  /** Options that a buyer can change or add. */
  options: z.array(planOption),
  /** What the price includes, as far as the plan has answers of its own. */
  inclusions: z.nullable(inclusions),
  /** URL of a tour on another site. */
  tourUrl: z.nullable(z.string()),
  /** Number of homes of this plan that are for sale. */
  homes: z.number(),
})
export type Plan = z.infer<typeof plan>

export const planList = z.array(plan)
