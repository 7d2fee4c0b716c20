import { ArticleDate } from '@/components/blog/article-meta'
import { PageLink } from '@/components/ui/page-link'
import { Picture } from '@/components/ui/picture'
import { paths } from '@/config/paths'
import type { BlogPostSummary } from '@/contract/blog/blog-post'

/** The newest articles, regardless of the filters. */
export function RecentPosts({ articles }: { articles: readonly BlogPostSummary[] }) {
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="recent-posts">
      <h2 id="recent-posts" className="mb-4 text-xl">
        Recent Posts
      </h2>
      <ul className="grid gap-5">
        {articles.map((article) => (
          <li key={article.id} className="relative grid grid-cols-[4.5rem_1fr] items-start gap-4">
            <div className="aspect-square overflow-hidden rounded-md bg-sand">
              <Picture src={article.featuredImage} alt="" sizes="4.5rem" />
            </div>
            <div className="min-w-0">
              <PageLink
                href={paths.blogPost(article.slug)}
                className="block font-semibold leading-snug after:absolute after:inset-0 hover:text-primary"
              >
                {article.title}
              </PageLink>
              <p className="mt-1 text-ink-soft text-sm">
                <ArticleDate article={article} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
