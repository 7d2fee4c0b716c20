import { z } from 'zod/mini'
import { getValues, homeStages, homeStatuses } from '@/domain/enums'
import { builderLink } from '../communities/community'
import { priceChange } from '../prices/price-history'
import { building, dimensions, homeCommunity } from './plan'

/** A single home: built, under construction, or planned on a lot. */
export const home = z.extend(dimensions, {
  id: z.string(),
  /** Number and street. */
  address: z.string(),
  /** Unique within the community. */
  slug: z.string(),
  /** The builder's own number. */
  builderNumber: z.nullable(z.string()),
  lot: z.nullable(z.string()),
  builder: z.nullable(builderLink),
  plan: z.nullable(z.object({ id: z.string(), name: z.string(), slug: z.string() })),
  community: homeCommunity,
  /** Facts about the building, which are those of the home's plan. */
  ...building.shape,
  /** US dollars; `null`: call for pricing. */
  price: z.nullable(z.number()),
  /** The price before a reduction: what the editor gave, else that of the last 30 days. */
  earlierPrice: z.nullable(z.number()),
  priceChange: z.nullable(priceChange),
  stage: z.enum(getValues(homeStages)),
  /** The day from which one can move in, `2026-12-15`. */
  moveIn: z.nullable(z.string()),
  status: z.enum(getValues(homeStatuses)),
  /** ISO date and time of the sale; `null` while it is for sale. */
  soldAt: z.nullable(z.string()),
  /** Whether it is a model home that visitors can walk through. */
  isModel: z.boolean(),
  /** Paths on the site: of the home itself, else the first elevation of its plan. */
  images: z.array(z.string()),
  /** Alt texts of `images`, in the same order. */
  imageAlts: z.array(z.string()),
})
export type Home = z.infer<typeof home>

export const homeList = z.array(home)
