import { globalLabels, isGlobalName } from '@/content/global-labels'
import { findContentType } from '@/content-types'
import type { ContentType } from '@/content-types/content-type'
import type { ReviewState } from '@/domain/review/review-states'

/** Labels of what appears on the dashboard. */
export function findLabels(collection: string): ContentType['labels'] {
  // The row of a global has its name as its title.
  if (isGlobalName(collection)) return { singular: 'Site', plural: globalLabels[collection] }
  return findContentType(collection)?.labels ?? { singular: 'Document', plural: 'Documents' }
}

/** The next step of a draft: review its changes, or continue to edit it. */
export function nextStep(isLive: boolean, review: ReviewState): string {
  return isLive || review === 'submitted' ? 'Review' : 'Edit'
}
