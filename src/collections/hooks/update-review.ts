import { APIError, type CollectionBeforeChangeHook, Forbidden } from 'payload'
import { reviewLog, reviewRequest, reviewState } from '@/contract/review/review'
import { REVIEW_MAX_LENGTH, type ReviewProblem, reviewAfter } from '@/domain/review/review'

const messages: Readonly<Record<Exclude<ReviewProblem, 'role'>, string>> = {
  'not-submitted': 'This document has not been submitted for review.',
  'no-message': 'Describe the changes that are needed.',
  'too-long': `A note can have at most ${REVIEW_MAX_LENGTH} characters.`,
}

/**
 * Computes the review state from the previous state, the user, the kind of save and the requested
 * step. Values sent by the client are ignored.
 */
export const updateReview: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const { user } = req
  if (!user) return data
  const { reviewAction, reviewMessage, ...document } = data
  const request = reviewRequest.safeParse({ reviewAction, reviewMessage })
  if (!request.success)
    throw new APIError(
      'This review action does not exist.',
      400,
      { reason: 'invalid-action' },
      true,
    )
  // A duplicate starts a new review.
  const existing = operation === 'update' ? originalDoc : null
  const before = {
    state: reviewState.parse(existing?.reviewState),
    log: reviewLog.parse(existing?.reviewLog),
  }
  const after = reviewAfter(before, {
    action: request.data.reviewAction,
    words: request.data.reviewMessage,
    publishes: data._status === 'published',
    by: user,
    at: new Date().toISOString(),
  })
  if (after === 'role') throw new Forbidden(req.t)
  if (typeof after === 'string') throw new APIError(messages[after], 400, { reason: after }, true)
  return { ...document, reviewState: after.state, reviewLog: after.log }
}
