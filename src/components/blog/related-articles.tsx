import type { BlogPostSummary } from '@/contract/blog/blog-post'
import { Picture } from '../ui/picture'
import { ArticleCard } from './article-card'
import { ArticleTitleLink } from './article-link'
import { ArticleMeta } from './article-meta'

function NextArticle({ article }: { article: BlogPostSummary }) {
  return (
    <section
      aria-labelledby="next-article"
      className="relative grid overflow-hidden rounded-lg border border-hairline bg-surface transition-shadow duration-200 hover:shadow-soft sm:grid-cols-[38%_1fr]"
    >
      <div className="aspect-8/5 bg-sand sm:aspect-auto sm:min-h-64">
        <div className="size-full sm:relative">
          <div className="size-full sm:absolute sm:inset-0">
            <Picture
              src={article.featuredImage}
              alt={article.imageAlt ?? ''}
              sizes="(min-width: 40rem) 30rem, 92vw"
            />
          </div>
        </div>
      </div>
      <div className="self-center p-6 md:p-10">
        <h2 id="next-article" className="font-sans font-semibold text-sm tracking-normal">
          Next article
        </h2>
        <h3 className="mt-2 text-3xl [overflow-wrap:anywhere]">
          <ArticleTitleLink article={article} />
        </h3>
        <p className="mt-3 line-clamp-2 max-w-prose text-ink-soft text-lg">{article.excerpt}</p>
        <ArticleMeta article={article} className="mt-4" />
      </div>
    </section>
  )
}

interface RelatedArticlesProps {
  next: BlogPostSummary | null
  related: readonly BlogPostSummary[]
}

/** The next article and related articles. */
export function RelatedArticles({ next, related }: RelatedArticlesProps) {
  return (
    <div data-screen-only className="mt-20 grid gap-16">
      {next ? <NextArticle article={next} /> : null}
      {related.length > 0 ? (
        <section aria-labelledby="related-articles">
          <h2 id="related-articles" className="mb-7 border-ink border-t-2 pt-6 text-3xl">
            Related articles
          </h2>
          <ul className="grid gap-x-8 gap-y-11 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((article) => (
              <li key={article.id} className="sm:max-lg:last:odd:col-span-2">
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
