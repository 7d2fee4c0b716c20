import { globalLabels, isGlobalName } from '@/content/global-labels'
import type { ReviewState } from '@/domain/enums'

interface Kind {
  readonly one: string
  readonly many: string
}

/** Labels of the collections whose documents appear on the dashboard. */
const kinds: Readonly<Record<string, Kind>> = {
  communities: { one: 'Community', many: 'Communities' },
  'floor-plans': { one: 'Floor plan', many: 'Floor plans' },
  homes: { one: 'Home', many: 'Homes' },
  builders: { one: 'Builder', many: 'Builders' },
  'blog-posts': { one: 'Article', many: 'Articles' },
  events: { one: 'Event', many: 'Events' },
  resources: { one: 'Resource', many: 'Resources' },
  'helpful-articles': { one: 'Helpful article', many: 'Helpful articles' },
  pages: { one: 'Page', many: 'Pages' },
}

export function kindOf(collection: string): Kind {
  // The row of a global has its name as its title.
  if (isGlobalName(collection)) return { one: 'Site', many: globalLabels[collection] }
  return kinds[collection] ?? { one: 'Document', many: 'Documents' }
}

/** The next step of a draft: review its changes, or continue to edit it. */
export function nextStep(isLive: boolean, review: ReviewState): string {
  return isLive || review === 'submitted' ? 'Review' : 'Edit'
}
