import { Star } from 'lucide-react'
import type { BlogPostSummary } from '@/contract/blog/blog-post'
import { Picture } from '../ui/picture'
import { ArticleTitleLink, ReadMoreLink } from './article-link'
import { ArticleMeta } from './article-meta'

/** The large first article of a list. */
export function FeaturedArticle({ article }: { article: BlogPostSummary }) {
  return (
    <article className="relative overflow-hidden rounded-lg border border-hairline bg-surface transition-shadow duration-200 hover:shadow-soft">
      <div className="relative aspect-4/3 bg-sand sm:aspect-2/1">
        <Picture
          src={article.featuredImage}
          alt={article.imageAlt ?? ''}
          sizes="(min-width: 64rem) 55rem, 92vw"
          priority
        />
        <span className="absolute top-4 left-4 inline-flex items-center gap-1.5 rounded-sm bg-marigold px-2.5 py-1 font-semibold text-ink text-xs shadow-soft">
          <Star aria-hidden className="size-3.5" strokeWidth={2} />
          Featured
        </span>
      </div>
      <div className="p-5 sm:p-8">
        <ArticleMeta article={article} />
        <h2 className="mt-2 text-3xl [overflow-wrap:anywhere]">
          <ArticleTitleLink article={article} />
        </h2>
        <p className="mt-3 max-w-prose text-ink-soft text-lg">{article.excerpt}</p>
        <p className="mt-2">
          <ReadMoreLink article={article} />
        </p>
      </div>
    </article>
  )
}
