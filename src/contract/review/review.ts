import { z } from 'zod/mini'
import { getValues } from '@/domain/enums'
import { reviewActions } from '@/domain/review/review'
import { reviewStates } from '@/domain/review/review-states'

export const reviewState = z.catch(z.enum(getValues(reviewStates)), 'none')

/** The stored review log of a document; an invalid value is an empty log. */
export const reviewLog = z.catch(
  z.array(
    z.object({
      state: reviewState,
      at: z.iso.datetime(),
      by: z.string(),
      userId: z._default(z.nullable(z.number()), null),
      words: z.string(),
    }),
  ),
  [],
)

/** Review fields that the back office sends with a saved document. */
export const reviewRequest = z.object({
  reviewAction: z._default(z.nullable(z.enum(reviewActions)), null),
  reviewMessage: z._default(z.string(), ''),
})
