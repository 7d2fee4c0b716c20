import { ArrowLeft } from 'lucide-react'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { NeedHelp } from '@/components/need-help'
import { ReportMistake } from '@/components/report-mistake'
import { RichText } from '@/components/rich-text/rich-text'
import { helpfulArticleData } from '@/components/structured-data/helpful-article-data'
import { JsonLd } from '@/components/structured-data/json-ld'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'
import type { HelpfulArticle } from '@/contract/resources/helpful-article'
import type { SiteInfo } from '@/contract/site/site'
import { getLabel, helpfulArticleCategories } from '@/domain/enums'
import { Notice } from '../../../../_components/static-page/notice'
import { ArticleFacts } from '../../_components/article-facts'

interface HelpfulArticleViewProps {
  article: HelpfulArticle
  site: SiteInfo
  words: SiteCopy['answers']
  /** The title and notice of the list page. */
  list: { readonly title: string; readonly notice: string | null }
}

export function HelpfulArticleView({ article, site, words, list }: HelpfulArticleViewProps) {
  const { title, excerpt, category, content } = article
  return (
    <div className="page-width pt-5 pb-20">
      <JsonLd data={helpfulArticleData(site, article)} />
      <Breadcrumbs
        origin={site.url}
        trail={[
          { label: 'Home', path: paths.home },
          { label: 'Resources', path: paths.resources },
          { label: list.title, path: paths.helpfulArticles },
        ]}
        breadcrumbLabel={title}
      />
      <div className="mt-5 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:gap-x-16">
        <article className="min-w-0">
          <p className="font-semibold text-accent text-sm">
            {getLabel(helpfulArticleCategories, category)}
          </p>
          <h1 className="mt-1 text-4xl [overflow-wrap:anywhere]">{title}</h1>
          <p className="mt-4 mb-5 max-w-2xl text-ink-soft text-xl">{excerpt}</p>
          <ArticleFacts article={article} />
          <RichText text={content} dropCap className="mt-8" />
          <div className="mt-10 grid justify-items-start gap-8">
            {list.notice ? <Notice text={list.notice} /> : null}
            <ButtonLink href={paths.helpfulArticles} variant="outline" data-screen-only>
              <ArrowLeft aria-hidden className="size-4.5" />
              Back to helpful articles
            </ButtonLink>
            <ReportMistake kind="helpful-articles" id={article.id} />
          </div>
        </article>
        <aside data-screen-only>
          <div className="lg:sticky lg:top-26">
            <NeedHelp site={site} words={words} />
          </div>
        </aside>
      </div>
    </div>
  )
}
