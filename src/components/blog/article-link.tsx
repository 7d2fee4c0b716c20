import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { BlogPostSummary } from '@/contract/blog/blog-post'

/** The title link covers the whole card; links above it in the stacking order stay clickable. */
export function ArticleTitleLink({ article: { slug, title } }: { article: BlogPostSummary }) {
  return (
    <PageLink
      href={paths.blogPost(slug)}
      className="after:absolute after:inset-0 after:rounded-lg hover:text-primary focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-marigold focus-visible:after:outline-offset-2"
    >
      {title}
    </PageLink>
  )
}

/** A visible link to the article. */
export function ReadMoreLink({ article: { slug, title } }: { article: BlogPostSummary }) {
  return (
    <PageLink
      href={paths.blogPost(slug)}
      className="relative z-10 inline-flex min-h-11 items-center font-semibold text-primary"
    >
      <span className="quiet-link">Read More</span>
      <span className="sr-only">: {title}</span>
    </PageLink>
  )
}
