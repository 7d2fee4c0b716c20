import { APIError, type CollectionBeforeChangeHook, Forbidden } from 'payload'
import { reviewLog, reviewRequest, reviewState } from '@/contract/review/review'
import { REVIEW_MAX_LENGTH, type ReviewProblem, reviewAfter } from '@/domain/review/review'

const sentences: Readonly<Record<Exclude<ReviewProblem, 'role'>, string>> = {
  'not-submitted': 'This document has not been submitted for review.',
  'no-words': 'Describe the changes that are needed.',
  'too-long': `A note can have at most ${REVIEW_MAX_LENGTH} characters.`,
}

/**
 * Computes the review state from the previous state, the user, the kind of save and the requested
 * step. Values sent by the client are ignored.
 */
export const updateReview: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const { user } = req
  if (!user) return data
  const { reviewWish, reviewWords, ...document } = data
  const asked = reviewRequest.safeParse({ reviewWish, reviewWords })
  if (!asked.success)
    throw new APIError('This review action does not exist.', 400, { reason: 'wish' }, true)
  // A duplicate starts a new review.
  const standing = operation === 'update' ? originalDoc : null
  const before = {
    state: reviewState.parse(standing?.reviewState),
    log: reviewLog.parse(standing?.reviewLog),
  }
  const after = reviewAfter(before, {
    wish: asked.data.reviewWish,
    words: asked.data.reviewWords,
    publishes: data._status === 'published',
    by: user,
    at: new Date().toISOString(),
  })
  if (after === 'role') throw new Forbidden(req.t)
  if (typeof after === 'string') throw new APIError(sentences[after], 400, { reason: after }, true)
  return { ...document, reviewState: after.state, reviewLog: after.log }
}
