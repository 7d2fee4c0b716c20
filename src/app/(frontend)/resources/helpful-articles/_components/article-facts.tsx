import type { HelpfulArticleSummary } from '@/contract/resources/helpful-article'
import { formatLongDate } from '@/lib/dates/format-date'

/** The author, date and reading time of an article. */
export function ArticleFacts({ article }: { article: HelpfulArticleSummary }) {
  const { author, publishDate, readMinutes } = article
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-ink-soft text-sm">
      {author ? <span className="font-semibold text-ink">{author}</span> : null}
      {publishDate ? <time dateTime={publishDate}>{formatLongDate(publishDate)}</time> : null}
      {readMinutes ? <span className="figures">{readMinutes} min read</span> : null}
    </p>
  )
}
