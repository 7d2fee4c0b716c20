import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { composeIssue, fillRules } from '@/jobs/newsletter-issue/compose'

/**
 * Refuses to publish an issue that is not ready, also when a schedule publishes it, and stores what
 * its rules find then. Drafts are always saved.
 */
export const checkIssue: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (data._status !== 'published') return data
  const now = new Date()
  const issue = { ...originalDoc, ...data }
  const content = await fillRules(req, issue, now)
  const { blocking } = await composeIssue(req, { ...issue, content }, now)
  if (blocking.length === 0) return { ...data, content }
  const errors = [{ path: 'content', message: blocking.join(' ') }]
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}
