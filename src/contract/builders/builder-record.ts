import { z } from 'zod/mini'
import { typicalAnswers } from '@/domain/leads/answers'

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

/** How a builder answers buyers, as those of the last 12 months said. */
export const answerRecord = z.object({
  /** The number of buyers who said so. */
  asked: z.number(),
  /** Of them, those with an answer in two days. */
  inTime: z.number(),
  /** The median day of the answer; `null` if fewer than ten said on which day it was. */
  typical: z.nullable(z.enum(typicalAnswers)),
})

export const recordOfBuilder = z.object({
  /** `null` with fewer than ten such homes. */
  record: z.nullable(builderRecord),
  /** `null` with fewer than ten such buyers. */
  answers: z.optional(z.nullable(answerRecord)),
})
