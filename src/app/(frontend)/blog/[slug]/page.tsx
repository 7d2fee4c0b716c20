import type { Metadata } from 'next'
import { ArticleView } from '@/components/article/article-view'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { RELATED_POSTS } from '@/content/defaults'
import { notFoundWords } from '@/content/not-found'
import { siteWording } from '@/data/globals/wording'
import { keptArticle, keptArticles } from '@/data/kept'
import { keptSeo } from '@/data/seo'
import { siteInfo } from '@/data/site'
import { articleCategory } from '@/domain/article-category'
import { readingAfter } from '@/domain/related-articles'
import { paths } from '@/lib/paths'
import { pictureVariant } from '@/lib/pictures'
import { withWrittenSeo } from '@/lib/written-seo'
import { leadOn } from '../../lead-on'

interface Props {
  params: Promise<{ slug: string }>
}

/**
 * Pages are rendered at the first visit, cached, and revalidated when this or another article
 * changes.
 */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await keptArticle((await params).slug)
  if (!article) return { title: notFoundWords.blogPost.title }
  const { title, slug, description, author, featuredImage, publishedAt, updatedAt } = article
  const own: Metadata = {
    title,
    description,
    ...(author ? { authors: [{ name: author }] } : {}),
    alternates: { canonical: paths.blogPost(slug) },
    openGraph: {
      type: 'article',
      title,
      description,
      url: paths.blogPost(slug),
      ...(publishedAt ? { publishedTime: publishedAt } : {}),
      modifiedTime: updatedAt,
      section: articleCategory(article.category),
      tags: article.tags,
      ...(featuredImage ? { images: [pictureVariant(featuredImage, 'share')] } : {}),
    },
  }
  return withWrittenSeo(own, await keptSeo('blog-posts', slug))
}

export default async function ArticlePage({ params }: Props) {
  const { slug } = await params
  const [article, { items: articles }, wording, site] = await Promise.all([
    keptArticle(slug),
    keptArticles(),
    siteWording(),
    siteInfo(),
  ])
  if (!article) return leadOn(paths.blogPost(slug), <NotFoundNotice {...notFoundWords.blogPost} />)
  return (
    <ArticleView
      article={article}
      site={site}
      words={wording.articles}
      {...readingAfter(article, articles, RELATED_POSTS)}
    />
  )
}
