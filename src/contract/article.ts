import type { BlogPostSummary } from './blog-post'
import type { RichText } from './rich-text'

/** An article on its page. */
export interface Article extends BlogPostSummary {
  readonly body: RichText
  /** ISO date and time of the last change. */
  readonly updatedAt: string
  /** Whether this version is unpublished; only staff can see one. */
  readonly isDraft: boolean
}
