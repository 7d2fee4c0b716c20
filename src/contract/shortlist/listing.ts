import { z } from 'zod/mini'
import {
  communityStatuses,
  getValues,
  hoaPeriods,
  homeStages,
  homeStatuses,
  schoolLevels,
} from '@/domain/enums'
import { homeCommunity } from '../homes/plan'

/** The smallest and largest figure; both are the same for a plan or a home. */
const range = z.nullable(z.object({ min: z.number(), max: z.number() }))

/** A community, plan or home with what buyers compare. A missing value is `null`. */
export const listing = z.object({
  /** The first letter of the kind and the id: `c12`. */
  key: z.string(),
  kind: z.enum(['community', 'plan', 'home']),
  /** Name of the community or plan, address of the home. */
  name: z.string(),
  /** Path of its page on the site. */
  path: z.string(),
  picture: z.nullable(z.object({ src: z.string(), alt: z.string() })),
  /** Its community, or the community itself. */
  community: homeCommunity,
  /** Names of the builders. */
  builders: z.array(z.string()),
  /** US dollars. The starting price of a community, the base price of a plan. */
  price: z.nullable(z.number()),
  /** The price of a home before a reduction. */
  earlierPrice: z.nullable(z.number()),
  /** At the terms with which the calculator of the site begins; `null` for what is sold. */
  monthly: z.nullable(
    z.object({
      /** The sum of the known parts in US dollars. */
      total: z.number(),
      /** Names of the parts that were not supplied and are not in the sum. */
      missing: z.array(z.string()),
    }),
  ),
  /** Of a community: those of its plans. */
  beds: range,
  /** Any half baths count as .5. */
  baths: range,
  /** `null` for a community. */
  halfBaths: z.nullable(z.number()),
  squareFeet: range,
  stories: range,
  /** Number of cars. */
  garage: range,
  /** `null` if it was not supplied, an amount of 0 if there is no fee. */
  hoa: z.nullable(z.object({ amount: z.number(), period: z.enum(getValues(hoaPeriods)) })),
  /** Known parts of the property tax, in dollars a year per $100 of value. */
  tax: z.nullable(z.object({ rate: z.number(), isComplete: z.boolean() })),
  /** Today's offers. */
  incentives: z.array(
    z.object({
      text: z.string(),
      /** The last day, `2026-12-31`. */
      endsOn: z.string(),
      /**
       * Estimates of the price cut that is worth as much, in US dollars, negative if the offer costs
       * more than it saves: over the whole loan, then over five years if that differs. Empty if it is
       * not known.
       */
      worth: z.readonly(z.array(z.object({ years: z.number(), amount: z.number() }))),
    }),
  ),
  schools: z.array(
    z.object({
      level: z.enum(getValues(schoolLevels)),
      name: z.string(),
      /** `null` without `ratingSource` too. */
      rating: z.nullable(z.string()),
      distance: z.nullable(z.string()),
    }),
  ),
  /** Source and year of the ratings of the schools. */
  ratingSource: z.nullable(z.string()),
  /** ISO date and time at which the community was last verified with its builder. */
  verifiedAt: z.nullable(z.string()),
  /** `null` for a community or plan, as `moveIn`. */
  stage: z.nullable(z.enum(getValues(homeStages))),
  /** The day from which one can move in, `2026-12-15`. */
  moveIn: z.nullable(z.string()),
  status: z.enum([...getValues(homeStatuses), ...getValues(communityStatuses)]),
  /** ISO date and time of the sale. */
  soldAt: z.nullable(z.string()),
})
export type Listing = z.infer<typeof listing>

export const listings = z.array(listing)
