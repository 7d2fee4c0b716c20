import { z } from 'zod/mini'
import { getValues, offerPartKinds, temporaryBuydowns } from '@/domain/enums'

/** A part of an offer: one of `amount`, `rate` and `buydown`, and the conditions. */
export const offerPart = z.object({
  kind: z.enum(getValues(offerPartKinds)),
  /** US dollars. */
  amount: z.optional(z.number()),
  /** The rate for the whole loan, in percent a year. */
  rate: z.optional(z.number()),
  /** Percentage points off the rate in each of the first years. */
  buydown: z.optional(z.enum(getValues(temporaryBuydowns))),
  /** Whether a buyer gets it only with a loan from the builder's lender. */
  builderLender: z.boolean(),
  /** The last day, `2026-12-31`; `null` for that of the incentive. */
  deadline: z.nullable(z.string()),
})

/** A builder's offer that has begun and has not ended. */
export const incentive = z.object({
  text: z.string(),
  terms: z.nullable(z.string()),
  /** The last day, `2026-12-31`. */
  endsOn: z.string(),
  /** The offer in figures, without parts that ended; empty if it is text alone. */
  parts: z.readonly(z.array(offerPart)),
  /**
   * The rate of the builder's lender before buydowns, in percent a year; `null` for that of other
   * lenders. It counts if a part requires that lender.
   */
  lenderRate: z.nullable(z.number()),
  /**
   * Estimates of the price cut that is worth as much, in US dollars, negative if the offer costs more
   * than it saves: over the whole loan, then over five years if that differs. Empty if it is not known.
   */
  worth: z.readonly(z.array(z.object({ years: z.number(), amount: z.number() }))),
})
export type PublishedIncentive = z.infer<typeof incentive>
