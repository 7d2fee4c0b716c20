import { APIError, type CollectionBeforeChangeHook, type JsonObject } from 'payload'
import { hasRole } from '@/access/roles'
import {
  type CheckedCollection,
  findBlocking,
  nameWords,
  type WordingMark,
  type WordingTerm,
} from '@/domain/wording/wording'
import { findDocumentMarks } from '@/lib/wording/find-marks'
import { readWording } from './read-wording'

const refusal = (message: string) => new APIError(message, 400, { reason: 'wording' }, true)

/** The marks of words that the reason of an editor does not cover. */
function findOpen(
  collection: CheckedCollection,
  document: JsonObject,
  before: JsonObject,
  terms: readonly WordingTerm[],
): WordingMark[] {
  const marks = findBlocking(findDocumentMarks(collection, document, terms))
  if (!document.wordingReason || !before.wordingReason) return marks
  const covered = new Set(
    findBlocking(findDocumentMarks(collection, before, terms)).map(({ term }) => term),
  )
  return marks.filter(({ term }) => !covered.has(term))
}

/**
 * Refuses marked words where someone decides that a document is ready: when a contributor submits it,
 * and when an editor publishes it in the form without a reason. The form asks for the check with
 * `requiresWordingReason`; jobs, imports, submissions of builders and API clients publish without it.
 * Drafts are always saved. A reason is removed when other words are added that it was not given for.
 */
export const checkWording =
  (collection: CheckedCollection): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const { requiresWordingReason, ...document } = data
    const isSubmitted = hasRole(req, 'contributor') && document.reviewState === 'submitted'
    const isPublished = requiresWordingReason === true && document._status === 'published'
    const before: JsonObject = originalDoc ?? {}
    const after: JsonObject = { ...before, ...document }
    const isOldReason = Boolean(after.wordingReason) && after.wordingReason === before.wordingReason
    if (!isSubmitted && !isPublished && !isOldReason) return document
    const open = findOpen(collection, after, before, await readWording(req))
    if (open.length === 0) return document
    if (isSubmitted) {
      throw refusal(
        `${nameWords(open)} may break fair-housing law. Change this before you submit; the form says what to write instead.`,
      )
    }
    if (isPublished && (isOldReason || !after.wordingReason)) {
      throw refusal(
        `${nameWords(open)} may break fair-housing law. Change this, or give a new reason under “Fair-housing wording”.`,
      )
    }
    return isOldReason ? { ...document, wordingReason: null } : document
  }
