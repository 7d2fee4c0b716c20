import type { CollectionConfig, Field, GlobalConfig, Plugin } from 'payload'
import { isSummarized } from '@/domain/documents/summarized'
import { hasDrafts } from './has-drafts'

/** Renders nothing without stored changes. */
const offer: Field = {
  name: 'unsavedChanges',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '@/admin/unsaved-changes/unsaved-changes#UnsavedChanges' },
  },
}

/** Renders nothing until a save is refused. */
const problems: Field = {
  name: 'problems',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '@/admin/problems/problems#Problems' },
  },
}

/** Renders nothing before the document is saved. */
const summary: Field = {
  name: 'summary',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '@/admin/summary/summary-panel#SummaryPanel' },
  },
}

/** Renders nothing unless the document waits for a decision of the user. */
const decision: Field = {
  name: 'reviewDecision',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '@/admin/review/review-decision#ReviewDecision' },
  },
}

/** Renders nothing before the document is saved. */
const comments: Field = {
  name: 'comments',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '@/admin/comments/comments-panel#CommentsPanel' },
  },
}

/** Renders nothing before the document is saved. */
const schedule: Field = {
  name: 'schedule',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '@/admin/schedule/schedule-panel#SchedulePanel' },
  },
}

function withDraftFields<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  if (!hasDrafts(config)) return config
  const beside = isSummarized(config.slug) ? [summary, schedule] : [schedule]
  return { ...config, fields: [problems, offer, ...beside, ...config.fields] }
}

/** Globals have no review and no comments. */
const withReview = (collection: CollectionConfig): CollectionConfig =>
  hasDrafts(collection)
    ? { ...collection, fields: [decision, comments, ...collection.fields] }
    : collection

/**
 * Begins every form with drafts with the problems of a refused save, the offer of unsaved changes, then
 * the decision about a submitted document, and its sidebar with the summary, the schedule and the comments.
 * In the action bar, which stays on the screen, the offer would cover a fifth of the form.
 */
export const documentForms: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => withDraftFields(withReview(each))),
  globals: config.globals?.map(withDraftFields),
})
