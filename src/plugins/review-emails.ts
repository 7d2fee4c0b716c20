import type { CollectionAfterChangeHook, Plugin } from 'payload'
import { getChangedVersion } from '@/collections/hooks/changed-version'
import { reviewLog } from '@/contract/review/review'
import { newStep } from '@/domain/review/review'
import { notifyReview } from '@/jobs/review-notice/notify'
import { hasDrafts } from './has-drafts'

/** Stores a review step and its emails in one transaction. */
const notify: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const before = getChangedVersion(req, previousDoc)
  const log = reviewLog.parse(doc.reviewLog)
  const step = newStep(reviewLog.parse(before?.reviewLog), log)
  if (step) await notifyReview(req, { collection, doc, log, step })
}

/** Emails the staff about the reviews of all collections with drafts. */
export const reviewEmails: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasDrafts(collection)
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            afterChange: [...(collection.hooks?.afterChange ?? []), notify],
          },
        }
      : collection,
  ),
})
