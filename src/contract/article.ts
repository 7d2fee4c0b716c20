import type { BlogPostSummary } from './blog-post'
import type { RichText } from './rich-text'

/** An article as its own page shows it. */
export interface Article extends BlogPostSummary {
  readonly body: RichText
  /** ISO date and time of the last change. */
  readonly updatedAt: string
  /** Not published, or changed since; only staff get to see such a one. */
  readonly isDraft: boolean
}
