import { articleData } from '@/components/structured-data/article-data'
import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'
import type { Article } from '@/contract/blog/article'
import type { BlogPostSummary } from '@/contract/blog/blog-post'
import type { SiteInfo } from '@/contract/site/site'
import { Breadcrumbs } from '../layout/breadcrumbs'
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
}

/** The page of an article. */
export function ArticleView({ article, site, words, next, related }: ArticleViewProps) {
  return (
    <div className="page-width pt-5 pb-20">
      <JsonLd data={articleData(site, article)} />
      <Breadcrumbs
        origin={site.url}
        trail={[
          { label: 'Home', path: paths.home },
          { label: 'Blog', path: paths.blog },
        ]}
        here={article.title}
      />
      <article>
        <ArticleHeader article={article} />
        <ArticleBody article={article} stayUpdated={words.stayUpdated} />
      </article>
      <RelatedArticles next={next} related={related} />
    </div>
  )
}
