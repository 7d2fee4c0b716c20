import type { Metadata } from 'next'
import { withSeoOverrides } from '@/app/(frontend)/seo-overrides'
import { ArticleView } from '@/components/blog/article-view'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/config/paths'
import { RELATED_POSTS } from '@/content/defaults'
import { notFoundWords } from '@/content/not-found'
import { getCachedArticle, getCachedArticles } from '@/data/blog/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { getCachedSeo } from '@/data/site/seo'
import { articleCategory } from '@/domain/blog/article-category'
import { readingAfter } from '@/domain/blog/related-articles'
import { pictureVariant } from '@/domain/media/image-sizes'
import { redirectOrNotFound } from '../../redirect-or-not-found'

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
  const article = await getCachedArticle((await params).slug)
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
  return withSeoOverrides(own, await getCachedSeo('blog-posts', slug))
}

export default async function ArticlePage({ params }: Props) {
  const { slug } = await params
  const [article, { items: articles }, siteCopy, site] = await Promise.all([
    getCachedArticle(slug),
    getCachedArticles(),
    getSiteCopy(),
    siteInfo(),
  ])
  if (!article)
    return redirectOrNotFound(paths.blogPost(slug), <NotFoundNotice {...notFoundWords.blogPost} />)
  return (
    <ArticleView
      article={article}
      site={site}
      words={siteCopy.articles}
      {...readingAfter(article, articles, RELATED_POSTS)}
    />
  )
}
