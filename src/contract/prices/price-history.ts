import { z } from 'zod/mini'
import { priceChangeKinds } from '@/domain/prices/price-change'

/** The newest change of a price, for 30 days after it. */
export const priceChange = z.object({
  kind: z.enum(priceChangeKinds),
  /** `2026-11-03`, in San Antonio. */
  day: z.string(),
  /** The price before, in US dollars; `null`: call for pricing. */
  from: z.nullable(z.number()),
})

/** Who set a price: an editor, a builder's submission, or an import of many listings. */
export const priceSources = ['editor', 'submission', 'import'] as const
export type PriceSource = (typeof priceSources)[number]

/** A published price, from a day until that of the next one of the same field. */
export const recordedPrice = z.object({
  /** `startPrice` and `endPrice` of a community, `basePrice` of a plan, `price` of a home. */
  field: z.enum(['startPrice', 'endPrice', 'basePrice', 'price']),
  /** `2026-11-03`, in San Antonio. */
  day: z.string(),
  /** US dollars; `null`: call for pricing. */
  price: z.nullable(z.number()),
  source: z.enum(priceSources),
})
export type RecordedPrice = z.infer<typeof recordedPrice>

export const priceHistory = z.array(recordedPrice)
