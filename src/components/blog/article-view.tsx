import { articleData } from '@/components/structured-data/article-data'
import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'
import type { Article } from '@/contract/blog/article'
import type { BlogPostSummary } from '@/contract/blog/blog-post'
import type { SiteInfo } from '@/contract/site/site'
import type { Landing } from '@/domain/homes/landing'
import { LandingLinks } from '../homes/landing-links'
import { Breadcrumbs } from '../layout/breadcrumbs'
import { Section } from '../layout/section'
import { ReportMistake } from '../report-mistake'
import { JsonLd } from '../structured-data/json-ld'
import { ArticleBody } from './article-body'
import { ArticleHeader } from './article-header'
import { RelatedArticles } from './related-articles'

interface ArticleViewProps {
  article: Article
  site: SiteInfo
  words: SiteCopy['articles']
  next: BlogPostSummary | null
  related: readonly BlogPostSummary[]
  /** Pages of homes that a reader may go to. */
  landings: readonly Landing[]
}

/** The page of an article. */
export function ArticleView({ article, site, words, next, related, landings }: ArticleViewProps) {
  return (
    <div className="page-width pt-5 pb-20">
      <JsonLd data={articleData(site, article)} />
      <Breadcrumbs
        origin={site.url}
        trail={[
          { label: 'Home', path: paths.home },
          { label: 'Blog', path: paths.blog },
        ]}
        breadcrumbLabel={article.title}
      />
      <article>
        <ArticleHeader article={article} />
        <ArticleBody article={article} stayUpdated={words.stayUpdated} />
      </article>
      <div className="mt-8">
        <ReportMistake kind="blog-posts" id={article.id} />
      </div>
      <RelatedArticles next={next} related={related} />
      {landings.length > 0 ? (
        <div data-screen-only className="mt-14">
          <Section title="Homes for sale">
            <LandingLinks landings={landings} />
          </Section>
        </div>
      ) : null}
    </div>
  )
}
