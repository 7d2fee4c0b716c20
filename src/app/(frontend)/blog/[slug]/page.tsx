import type { Metadata } from 'next'
import { withSeoOverrides } from '@/app/(frontend)/seo-overrides'
import { ArticleView } from '@/components/blog/article-view'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/config/paths'
import { ARTICLE_LANDINGS, RELATED_POSTS } from '@/content/defaults'
import { notFoundWords } from '@/content/not-found'
import { articlePage, articleSeo, newestArticles } from '@/data/blog/queries'
import { readLargestLandings } from '@/data/homes/landing'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { articleCategory } from '@/domain/blog/article-category'
import { readingAfter } from '@/domain/blog/related-articles'
import { pictureVariant } from '@/domain/media/image-sizes'
import { redirectOrNotFound } from '../../redirect-or-not-found'

interface Props {
  params: Promise<{ slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await articlePage((await params).slug)
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
  return withSeoOverrides(own, await articleSeo(slug))
}

export default async function ArticlePage({ params }: Props) {
  const { slug } = await params
  const [article, { items: articles }, siteCopy, site, landings] = await Promise.all([
    articlePage(slug),
    newestArticles(),
    getSiteCopy(),
    siteInfo(),
    readLargestLandings(ARTICLE_LANDINGS),
  ])
  if (!article)
    return redirectOrNotFound(paths.blogPost(slug), <NotFoundNotice {...notFoundWords.blogPost} />)
  return (
    <ArticleView
      article={article}
      site={site}
      words={siteCopy.articles}
      landings={landings}
      {...readingAfter(article, articles, RELATED_POSTS)}
    />
  )
}
