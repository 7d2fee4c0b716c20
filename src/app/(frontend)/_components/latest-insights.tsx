import { PageLink } from '@/components/ui/page-link'
import { Picture } from '@/components/ui/picture'
import { SectionHeading } from '@/components/ui/section-heading'
import { paths } from '@/config/paths'
import type { BlogPostSummary } from '@/contract/blog/blog-post'
import type { HomeSection } from '@/contract/site/site'
import { articleCategory } from '@/domain/blog/article-category'
import { formatLongDate } from '@/lib/dates/format-date'

function ArticleDate({ post: { publishedAt } }: { post: BlogPostSummary }) {
  if (!publishedAt) return null
  return <time dateTime={publishedAt}>{formatLongDate(publishedAt)}</time>
}

/** The title. Its link covers the whole card. */
function ArticleLink({ post }: { post: BlogPostSummary }) {
  return (
    <PageLink
      href={paths.blogPost(post.slug)}
      className="after:absolute after:inset-0 after:rounded-lg hover:text-primary focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-marigold focus-visible:after:outline-offset-4"
    >
      {post.title}
    </PageLink>
  )
}

function LeadArticle({ post }: { post: BlogPostSummary }) {
  return (
    <div className="relative">
      <div className="aspect-4/3 overflow-hidden rounded-lg bg-sand md:aspect-8/5">
        <Picture
          src={post.featuredImage}
          alt={post.imageAlt ?? ''}
          sizes="(min-width: 64rem) 44rem, 92vw"
        />
      </div>
      <p className="mt-4 flex flex-wrap gap-x-3 text-ink-soft text-sm">
        <span className="font-semibold text-accent">{articleCategory(post.category)}</span>
        <ArticleDate post={post} />
        <span>{post.readMinutes} min read</span>
      </p>
      <h3 className="mt-2 max-w-[22em] text-3xl">
        <ArticleLink post={post} />
      </h3>
      <p className="mt-2.5 max-w-prose text-ink-soft text-lg">{post.excerpt}</p>
    </div>
  )
}

function ArticleRow({ post }: { post: BlogPostSummary }) {
  return (
    <div className="relative grid grid-cols-[1fr_6.5rem] gap-5 border-hairline border-t py-7 lg:grid-cols-[12.5rem_1fr] lg:gap-6">
      <div className="order-last aspect-square overflow-hidden rounded-md bg-sand lg:order-first lg:aspect-8/7">
        <Picture
          src={post.featuredImage}
          alt={post.imageAlt ?? ''}
          sizes="(min-width: 64rem) 12.5rem, 6.5rem"
        />
      </div>
      <div className="min-w-0">
        <p className="font-semibold text-accent text-sm">{articleCategory(post.category)}</p>
        <h3 className="mt-1.5 text-xl">
          <ArticleLink post={post} />
        </h3>
        <p className="mt-2 line-clamp-3 text-ink-soft text-sm">{post.excerpt}</p>
        <p className="mt-2 text-ink-soft text-sm">
          <ArticleDate post={post} />
        </p>
      </div>
    </div>
  )
}

/** The newest articles, the first one larger. */
export function LatestInsights({
  words,
  posts: [lead, ...others],
}: {
  words: HomeSection
  posts: readonly BlogPostSummary[]
}) {
  if (!lead) return null
  return (
    <section aria-labelledby="latest-insights">
      <SectionHeading words={words} id="latest-insights" />
      <ul className="grid gap-x-10 gap-y-8 lg:grid-cols-[1.4fr_1fr] lg:grid-rows-[auto_1fr]">
        <li className="lg:row-span-2">
          <LeadArticle post={lead} />
        </li>
        {others.map((post) => (
          <li key={post.id}>
            <ArticleRow post={post} />
          </li>
        ))}
      </ul>
    </section>
  )
}
