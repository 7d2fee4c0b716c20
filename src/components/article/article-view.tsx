import type { Wording } from '@/content/wording'
import type { Article } from '@/contract/article'
import type { BlogPostSummary } from '@/contract/blog-post'
import type { SiteInfo } from '@/contract/site'
import { paths } from '@/lib/paths'
import { articleData } from '@/lib/structured-data/article-data'
import { JsonLd } from '../json-ld'
import { Breadcrumbs } from '../layout/breadcrumbs'
import { ArticleBody } from './article-body'
import { ArticleHeader } from './article-header'
import { KeepReading } from './keep-reading'

interface ArticleViewProps {
  article: Article
  site: SiteInfo
  words: Wording['articles']
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
      <KeepReading next={next} related={related} />
    </div>
  )
}
