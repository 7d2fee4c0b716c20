import { ArrowRight, Star } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { Picture } from '@/components/ui/picture'
import { paths } from '@/config/paths'
import type { HelpfulArticleSummary } from '@/contract/resources/helpful-article'
import { ArticleFacts } from './article-facts'

/** An article in the list. The whole card is clickable. */
export function HelpfulArticleCard({ article }: { article: HelpfulArticleSummary }) {
  const { title, slug, excerpt, picture, isFeatured } = article
  return (
    <div className="@container h-full">
      <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-hairline bg-surface transition-shadow hover:shadow-soft @xl:flex-row">
        <div className="relative aspect-8/5 shrink-0 bg-sand @xl:aspect-auto @xl:w-[45%]">
          <Picture
            src={picture?.src}
            alt={picture?.alt ?? ''}
            sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 46vw, 92vw"
          />
          {isFeatured ? (
            <span className="absolute top-4 left-4 inline-flex items-center gap-1.5 rounded-sm bg-marigold px-2.5 py-1 font-semibold text-ink text-xs shadow-soft">
              <Star aria-hidden className="size-3.5" strokeWidth={2} />
              Featured
            </span>
          ) : null}
        </div>
        <div className="flex min-w-0 flex-1 flex-col p-6">
          <h3 className="text-xl [overflow-wrap:anywhere]">{title}</h3>
          <p className="mt-2 mb-4 text-ink-soft">{excerpt}</p>
          <div className="mt-auto">
            <ArticleFacts article={article} />
            <PageLink
              href={paths.helpfulArticle(slug)}
              aria-label={`Read Article: ${title}`}
              className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-primary after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-marigold focus-visible:after:-outline-offset-3"
            >
              Read Article
              <ArrowRight
                aria-hidden
                className="size-4 transition-transform group-hover:translate-x-0.5"
              />
            </PageLink>
          </div>
        </div>
      </article>
    </div>
  )
}
