import { z } from 'zod/mini'
import { reviewStates, valuesOf } from '@/domain/options'
import { reviewWishes } from '@/domain/review'

export const reviewState = z.catch(z.enum(valuesOf(reviewStates)), 'none')

/** The steps of a review as a document keeps them; nothing of what is anything else. */
export const reviewLog = z.catch(
  z.array(
    z.object({ state: reviewState, at: z.iso.datetime(), by: z.string(), words: z.string() }),
  ),
  [],
)

/** What a form of the back office says beside the document that it saves. */
export const reviewRequest = z.object({
  reviewWish: z._default(z.nullable(z.enum(reviewWishes)), null),
  reviewWords: z._default(z.string(), ''),
})
