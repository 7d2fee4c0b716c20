import { z } from 'zod/mini'
import { homeFacts } from '@/domain/homes/home-history'
import { priceSources } from '../prices/price-history'

/** Who made a change; `start`: the home was published before its changes were recorded. */
export const changeSources = [...priceSources, 'start'] as const
export type ChangeSource = (typeof changeSources)[number]

/** What a home was published with, from a day until that of the next change of the same field. */
export const homeChange = z.object({
  field: z.enum(homeFacts),
  /** `2026-11-03`, in San Antonio. */
  day: z.string(),
  /** As in `Home`; `null`: no move-in date, and for `status` a home that was withdrawn. */
  value: z.nullable(z.string()),
  source: z.enum(changeSources),
})
export type RecordedChange = z.infer<typeof homeChange>

/** What was promised of a home, and since when it is listed. */
export const homeHistory = z.object({
  /** The first move-in date; `null` without one, or if it was over or the home ready already. */
  firstPromise: z.nullable(
    z.object({
      /** `2027-01-10` */
      date: z.string(),
      /** The day on which it was published. */
      day: z.string(),
      /** Whether it is known to be the first, and not only the first that was recorded. */
      isFirst: z.boolean(),
    }),
  ),
  /** By how many days the move-in date moved since; negative: to an earlier day. */
  daysMoved: z.nullable(z.number()),
  listed: z.nullable(
    z.object({
      /** The day on which the home was first listed. */
      since: z.string(),
      /** Days for which it was listed until it was sold or withdrawn, or until today. */
      days: z.number(),
      /** Whether it was listed before that day too, for an unknown time. */
      isAtLeast: z.boolean(),
    }),
  ),
  /** The oldest first. */
  changes: z.array(homeChange),
})
export type HomeHistory = z.infer<typeof homeHistory>
