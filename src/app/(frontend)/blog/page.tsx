import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { createSerializer, type SearchParams } from 'nuqs/server'
import { AddressParams } from '@/components/address-params'
import { StayUpdated } from '@/components/blog/stay-updated'
import { LeftOutNotice } from '@/components/left-out-notice'
import { QueryProvider } from '@/components/query-provider'
import { breadcrumbList } from '@/components/structured-data/breadcrumb-list'
import { JsonLd } from '@/components/structured-data/json-ld'
import { paths } from '@/config/paths'
import { RECENT_POSTS } from '@/content/defaults'
import { staticPages } from '@/content/static-pages'
import { blogQuery } from '@/contract/blog/blog-query'
import { listBlogPosts } from '@/data/blog/list'
import { newestArticles } from '@/data/blog/queries'
import { staticPage } from '@/data/pages/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { blogCategories } from '@/domain/enums'
import { blogPostsQuery } from '@/features/blog/api/posts'
import { BlogSearch } from '@/features/blog/components/blog-search'
import {
  searchParams as known,
  loadSearchParams,
  type SearchState,
  toBlogQuery,
  toPageQuery,
} from '@/features/blog/search-params'
import { isWhole } from '@/features/blog/whole-list'
import { createQueryClient } from '@/lib/react/query-client'
import { staticPageMetadata } from '../_components/static-page/metadata'
import { Masthead } from './_components/masthead'
import { RecentPosts } from './_components/recent-posts'

interface Props {
  searchParams: Promise<SearchParams>
}

const name = staticPages.blog

const serialize = createSerializer(known)

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [state, own] = await Promise.all([loadSearchParams(searchParams), staticPageMetadata(name)])
  const category = blogCategories.find(({ value }) => value === state.category)
  const [page, ofPage] =
    toPageQuery(state) === 1 ? [null, ''] : [toPageQuery(state), `, page ${state.page}`]
  return {
    ...own,
    title: `${category?.label ?? own.title}${ofPage}`,
    alternates: {
      canonical: serialize(paths.blog, { page, category: category?.value ?? null }),
    },
  }
}

/** Prefetches the queries of the list, so the browser does not request them. */
async function dehydrated(state: SearchState) {
  const client = createQueryClient()
  const articles = await newestArticles()
  client.setQueryData(blogPostsQuery().queryKey, articles)
  const query = toBlogQuery(state)
  if (!isWhole(articles) && Object.keys(query).length > 0) {
    const page = await listBlogPosts({ ...blogQuery.parse({}), ...query })
    client.setQueryData(blogPostsQuery(query).queryKey, page)
  }
  return { articles, dehydratedState: dehydrate(client) }
}

export default async function BlogPage({ searchParams }: Props) {
  const given = await searchParams
  const state = loadSearchParams(given)
  const [{ articles, dehydratedState }, page, siteCopy, site] = await Promise.all([
    dehydrated(state),
    staticPage(name),
    getSiteCopy(),
    siteInfo(),
  ])
  return (
    <>
      <JsonLd data={breadcrumbList(site.url, [{ label: 'Home', path: paths.home }], 'Blog')} />
      <Masthead page={page} />
      <QueryProvider>
        <HydrationBoundary state={dehydratedState}>
          <AddressParams>
            <BlogSearch notice={<LeftOutNotice parsers={known} given={given} className="mb-6" />}>
              <RecentPosts articles={articles.items.slice(0, RECENT_POSTS)} />
              <StayUpdated text={siteCopy.articles.stayUpdated} />
            </BlogSearch>
          </AddressParams>
        </HydrationBoundary>
      </QueryProvider>
    </>
  )
}
