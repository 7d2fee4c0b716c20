import type { Metadata } from 'next'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { notFoundWords } from '@/content/not-found'
import { staticPages } from '@/content/static-pages'
import { siteWording } from '@/data/globals/wording'
import { keptHelpfulArticle } from '@/data/helpful-articles/read'
import { staticPage } from '@/data/pages'
import { siteInfo } from '@/data/site'
import { paths } from '@/lib/paths'
import { leadOn } from '../../../lead-on'
import { HelpfulArticleView } from './_components/article-view'

interface Props {
  params: Promise<{ slug: string }>
}

/** Pages are rendered at the first visit, cached, and revalidated when an article changes. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await keptHelpfulArticle((await params).slug)
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
    keptHelpfulArticle(slug),
    staticPage(staticPages.helpfulArticles),
    siteWording(),
    siteInfo(),
  ])
  if (!article)
    return leadOn(paths.helpfulArticle(slug), <NotFoundNotice {...notFoundWords.helpfulArticle} />)
  return <HelpfulArticleView article={article} site={site} help={answers.help} list={list} />
}
