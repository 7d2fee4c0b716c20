'use client'

import Link, { useLinkStatus } from 'next/link'
import type { ReactNode } from 'react'
import { messages } from '@/content/messages'
import type { BlogPostSummary } from '@/contract/blog-post'
import { paths } from '@/lib/paths'

/** What a link says, until its article is on the way. */
function UntilPending({ children }: { children: ReactNode }) {
  const { pending } = useLinkStatus()
  return pending ? <span role="status">{messages.loadingArticle}</span> : children
}

/** An article's title, whose link covers the whole card; links that lie above it stay reachable. */
export function ArticleTitleLink({ article: { slug, title } }: { article: BlogPostSummary }) {
  return (
    <Link
      href={paths.blogPost(slug)}
      className="after:absolute after:inset-0 after:rounded-lg hover:text-primary focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-marigold focus-visible:after:outline-offset-2"
    >
      <UntilPending>{title}</UntilPending>
    </Link>
  )
}

/** The way into an article that looks like one. */
export function ReadMoreLink({ article: { slug, title } }: { article: BlogPostSummary }) {
  return (
    <Link
      href={paths.blogPost(slug)}
      aria-label={`Read More: ${title}`}
      className="relative z-10 inline-flex min-h-11 items-center font-semibold text-primary"
    >
      <span className="quiet-link">
        <UntilPending>Read More</UntilPending>
      </span>
    </Link>
  )
}
