'use client'

import { createSerializer } from 'nuqs/server'
import { Pagination } from '@/components/ui/pagination'
import { paths } from '@/config/paths'
import { plural } from '@/domain/text/plural'
import { BLOG_LIMIT } from '@/features/blog/api/posts'
import { type SearchState, searchParams, toPageQuery } from '../search-params'
import { useArticles } from '../use-articles'
import { ArticleList } from './article-list'
import { EmptyArticles, FailedArticles } from './list-notice'
import { LoadingArticles } from './loading-articles'

const serialize = createSerializer(searchParams)

/** The articles for the search state, or their loading, empty or error state. */
export function Results({ state, onClear }: { state: SearchState; onClear: () => void }) {
  const { data, isError, refetch } = useArticles(state)
  if (isError) return <FailedArticles onRetry={() => refetch()} />
  if (!data) return <LoadingArticles />
  const { items: articles, total } = data
  const page = toPageQuery(state)
  const pages = Math.ceil(total / BLOG_LIMIT)
  return (
    <>
      <p aria-live="polite" className="figures mb-5 font-bold">
        {plural(total, 'article', 'articles')}
      </p>
      {articles.length === 0 ? <EmptyArticles onClear={onClear} /> : null}
      <ArticleList articles={articles} withFeatured={page === 1} />
      <Pagination
        page={page}
        pages={pages}
        hasMore={page < pages}
        to={(number) => serialize(paths.blog, { ...state, page: number })}
        className="mt-12"
      />
    </>
  )
}
