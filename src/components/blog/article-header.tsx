import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { BlogPostSummary } from '@/contract/blog/blog-post'
import { articleCategory } from '@/domain/blog/article-category'
import { Picture } from '../ui/picture'
import { ArticleDate } from './article-meta'

function CategoryBadge({ category }: { category: string | null }) {
  const look = 'inline-flex rounded-sm bg-accent-tint px-2.5 py-1 font-semibold text-accent text-sm'
  const label = articleCategory(category)
  if (category === null) return <span className={look}>{label}</span>
  return (
    <PageLink href={paths.blogCategory(category)} className={`${look} hover:text-accent-hover`}>
      {label}
    </PageLink>
  )
}

function FeaturedPicture({ article }: { article: BlogPostSummary }) {
  const { featuredImage, imageAlt } = article
  if (!featuredImage) return null
  return (
    <a
      href={featuredImage}
      target="_blank"
      rel="noopener"
      className="block aspect-4/3 overflow-hidden rounded-lg bg-sand print:hidden"
    >
      <Picture
        src={featuredImage}
        alt={imageAlt ?? article.title}
        sizes="(min-width: 64rem) 36rem, 92vw"
        priority
      />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** Title, excerpt, author, date and image of an article. */
export function ArticleHeader({ article }: { article: BlogPostSummary }) {
  const { title, excerpt, category, author, readMinutes, featuredImage } = article
  return (
    <header
      className={
        featuredImage
          ? 'mt-4 grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_minmax(0,36rem)] lg:items-center'
          : 'mt-4 max-w-4xl'
      }
    >
      <div className="min-w-0">
        <CategoryBadge category={category} />
        <h1 className="mt-4 text-4xl [overflow-wrap:anywhere]">{title}</h1>
        <p className="mt-5 text-ink-soft text-xl [text-wrap:pretty]">{excerpt}</p>
        <p className="mt-6 flex flex-wrap gap-x-4 gap-y-1 border-hairline border-t pt-4 text-ink-soft text-sm">
          {author ? <span className="font-semibold text-ink">{author}</span> : null}
          <ArticleDate article={article} />
          <span className="figures">{readMinutes} min read</span>
        </p>
      </div>
      <FeaturedPicture article={article} />
    </header>
  )
}
