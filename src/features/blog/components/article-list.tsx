import { clsx } from 'clsx'
import { ArticleCard } from '@/components/blog/article-card'
import { FeaturedArticle } from '@/components/blog/featured-article'
import type { BlogPostSummary } from '@/contract/blog/blog-post'

interface ArticleListProps {
  articles: readonly BlogPostSummary[]
  /** Whether the first article is shown large. */
  withFeatured: boolean
}

/** A page of articles; the rest are in two columns. */
export function ArticleList({ articles, withFeatured }: ArticleListProps) {
  const rest = withFeatured ? articles.slice(1) : articles
  const [featured] = articles
  return (
    <>
      {withFeatured && featured ? <FeaturedArticle article={featured} /> : null}
      {rest.length > 0 ? (
        <ul className={clsx('grid gap-x-8 gap-y-11 sm:grid-cols-2', withFeatured && 'mt-10')}>
          {rest.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} as="h2" />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
