import type { BlogPostSummary } from '@/contract/blog/blog-post'
import { Picture } from '../ui/picture'
import { ArticleTitleLink, ReadMoreLink } from './article-link'
import { ArticleMeta } from './article-meta'

interface ArticleCardProps {
  article: BlogPostSummary
  /** Heading level of the title. */
  as?: 'h2' | 'h3'
  priority?: boolean
}

/** An article card in a grid; the whole card is a link. */
export function ArticleCard({ article, as: Title = 'h3', priority = false }: ArticleCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <div className="aspect-8/5 overflow-hidden rounded-lg bg-sand">
        <Picture
          src={article.featuredImage}
          alt={article.imageAlt ?? ''}
          sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 92vw"
          priority={priority}
        />
      </div>
      <ArticleMeta article={article} className="mt-4" />
      <Title className="mt-1.5 text-xl [overflow-wrap:anywhere]">
        <ArticleTitleLink article={article} />
      </Title>
      <p className="mt-2 line-clamp-3 text-ink-soft">{article.excerpt}</p>
      <p className="mt-auto pt-1.5">
        <ReadMoreLink article={article} />
      </p>
    </article>
  )
}
