import {
  APIError,
  type CollectionBeforeChangeHook,
  Forbidden,
  type JsonObject,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload'
import { reviewLog, reviewRequest, reviewState } from '@/contract/review/review'
import { REVIEW_MAX_LENGTH, type ReviewProblem, reviewAfter } from '@/domain/review/review'
import { getChangedVersion } from './changed-version'
import { isRevert } from './is-revert'

const messages: Readonly<Record<Exclude<ReviewProblem, 'role'>, string>> = {
  'not-submitted': 'This document has not been submitted for review.',
  'no-message': 'Describe the changes that are needed.',
  'too-long': `A note can have at most ${REVIEW_MAX_LENGTH} characters.`,
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/**
 * Throws when a required field is empty. Payload checks required fields only when a document is
 * published, but an editor could not approve a document without them.
 */
function requireFields(
  { flattenedFields, slug }: SanitizedCollectionConfig,
  document: JsonObject,
  req: PayloadRequest,
): void {
  const errors = flattenedFields
    .filter((field) => 'required' in field && field.required && isEmpty(document[field.name]))
    // A slug is made from the title.
    .filter(({ name }) => name !== 'slug')
    .map((field) => ({
      path: field.name,
      label: 'label' in field && typeof field.label === 'string' ? field.label : field.name,
      message: req.t('validation:required'),
    }))
  if (errors.length > 0) throw new ValidationError({ collection: slug, errors, req }, req.t)
}

/**
 * Computes the review state from the previous state, the user, the kind of save and the requested
 * step. Values sent by the client are ignored.
 */
export const updateReview: CollectionBeforeChangeHook = (change) => {
  const { collection, data, operation, originalDoc, req } = change
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
  const existing = operation === 'update' ? getChangedVersion(req, originalDoc) : null
  const before = {
    state: reviewState.parse(existing?.reviewState),
    log: reviewLog.parse(existing?.reviewLog),
  }
  // The submitted draft is discarded, not approved.
  if (isRevert(change)) return { ...document, reviewLog: before.log }
  const after = reviewAfter(before, {
    action: request.data.reviewAction,
    words: request.data.reviewMessage,
    publishes: data._status === 'published',
    by: user,
    at: new Date().toISOString(),
  })
  if (after === 'role') throw new Forbidden(req.t)
  if (typeof after === 'string') throw new APIError(messages[after], 400, { reason: after }, true)
  if (request.data.reviewAction === 'submit') {
    requireFields(collection, { ...originalDoc, ...document }, req)
  }
  return { ...document, reviewState: after.state, reviewLog: after.log }
}
