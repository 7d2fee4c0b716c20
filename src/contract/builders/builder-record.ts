import { z } from 'zod/mini'

/** A home whose first completion date can be compared with the day on which it became ready. */
export const completedHome = z.object({
  community: z.object({ name: z.string(), slug: z.string() }),
  /** `null` of a home that is not for sale anymore. */
  home: z.nullable(z.object({ address: z.string(), slug: z.string() })),
  /** `2027-01-10`, the move-in date that was first published. */
  promised: z.string(),
  /** The day from which the home was published as ready. */
  ready: z.string(),
  /** Days from the promised date to that day; negative: earlier. */
  days: z.number(),
})
export type CompletedHome = z.infer<typeof completedHome>

/** How the completion dates of a builder held. */
export const builderRecord = z.object({
  /** How many of `homes` were ready up to 30 days after their first date. */
  held: z.number(),
  /** The median of `days`. */
  medianDays: z.number(),
  /** The last one that became ready first. */
  homes: z.array(completedHome),
})
export type BuilderDates = z.infer<typeof builderRecord>

/** `record` is `null` with fewer than ten such homes. */
export const recordOfBuilder = z.object({ record: z.nullable(builderRecord) })
