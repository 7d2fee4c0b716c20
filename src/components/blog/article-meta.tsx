import { clsx } from 'clsx'
import type { BlogPostSummary } from '@/contract/blog/blog-post'
import { articleCategory } from '@/domain/blog/article-category'
import { formatLongDate } from '@/lib/dates/format-date'
import { DraftLabel } from './draft-label'

/** The publication date, or a Draft label if there is none (docs/product/blog.md, Blog). */
export function ArticleDate({ article: { publishedAt } }: { article: BlogPostSummary }) {
  if (!publishedAt) return <DraftLabel />
  return <time dateTime={publishedAt}>{formatLongDate(publishedAt)}</time>
}

/** Category, date and reading time in a list. */
export function ArticleMeta({
  article,
  className,
}: {
  article: BlogPostSummary
  className?: string
}) {
  return (
    <p className={clsx('flex flex-wrap gap-x-3 gap-y-1 text-ink-soft text-sm', className)}>
      <span className="font-semibold text-accent">{articleCategory(article.category)}</span>
      <ArticleDate article={article} />
      <span className="figures">{article.readMinutes} min read</span>
    </p>
  )
}
