import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { ArticleView } from '@/components/article/article-view'
import { DraftLabel } from '@/components/article/draft-label'
import { RELATED_POSTS } from '@/content/defaults'
import { articlePage } from '@/data/blog/article'
import { keptArticles } from '@/data/kept'
import { siteInfo } from '@/data/site'
import { staffOf } from '@/data/staff'
import { readingAfter } from '@/domain/related-articles'
import { sessionHeaders } from '@/http/origin'
import { paths } from '@/lib/paths'

/** Made for one member of staff, and kept by nobody. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

interface Props {
  params: Promise<{ slug: string }>
}

/** An article as it was saved last, for staff who are signed in; to anybody else it is not there. */
export default async function ArticlePreviewPage({ params }: Props) {
  const [{ slug }, staff] = await Promise.all([params, staffOf(sessionHeaders(await headers()))])
  const article = staff && (await articlePage(slug, staff))
  if (!article) notFound()
  const [{ items: articles }, site] = await Promise.all([keptArticles(), siteInfo()])
  return (
    <>
      <p className="bg-marigold" data-screen-only>
        <span className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-sm">
          {article.isDraft ? <DraftLabel /> : null}
          {article.isDraft
            ? 'Only staff see this. Visitors see what was published last, if anything was.'
            : 'This is what visitors see.'}
          <a href={`${paths.admin}/collections/blog-posts/${article.id}`} className="underline">
            Edit the article
          </a>
        </span>
      </p>
      <ArticleView
        article={article}
        site={site}
        {...readingAfter(article, articles, RELATED_POSTS)}
      />
    </>
  )
}
