import type { Metadata } from 'next'
import { redirectOrNotFound } from '@/app/(frontend)/redirect-or-not-found'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/config/paths'
import { notFoundWords } from '@/content/not-found'
import { staticPages } from '@/content/static-pages'
import { staticPage } from '@/data/pages/queries'
import { helpfulArticleBySlug } from '@/data/resources/helpful-articles'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { HelpfulArticleView } from './_components/article-view'

interface Props {
  params: Promise<{ slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await helpfulArticleBySlug((await params).slug)
  if (!article) return { title: notFoundWords.helpfulArticle.title }
  return {
    title: article.title,
    description: article.excerpt,
    alternates: { canonical: paths.helpfulArticle(article.slug) },
  }
}

export default async function HelpfulArticlePage({ params }: Props) {
  const { slug } = await params
  const [article, list, { answers }, site] = await Promise.all([
    helpfulArticleBySlug(slug),
    staticPage(staticPages.helpfulArticles),
    getSiteCopy(),
    siteInfo(),
  ])
  if (!article)
    return redirectOrNotFound(
      paths.helpfulArticle(slug),
      <NotFoundNotice {...notFoundWords.helpfulArticle} />,
    )
  return <HelpfulArticleView article={article} site={site} words={answers} list={list} />
}
