import type { RichText } from '../rich-text/rich-text'
import type { BlogPostSummary } from './blog-post'

/** An article on its page. */
export interface Article extends BlogPostSummary {
  readonly body: RichText
  /** ISO date and time of the last change. */
  readonly updatedAt: string
  /** Whether this version is unpublished; only staff can see one. */
  readonly isDraft: boolean
}
