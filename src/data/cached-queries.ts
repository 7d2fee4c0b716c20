import 'server-only'
import { cache } from 'react'
import { cacheTags } from '@/config/cache-tags'
import type { Article } from '@/contract/blog/article'
import type { BlogPostSummary } from '@/contract/blog/blog-post'
import { blogQuery } from '@/contract/blog/blog-query'
import type { BuilderDetail, BuilderSummary } from '@/contract/builders/builder'
import { builderQuery } from '@/contract/builders/builder-query'
import type { CommunityDetail, CommunitySummary } from '@/contract/communities/community'
import { communityQuery } from '@/contract/communities/community-query'
import type { Event } from '@/contract/events/event'
import { eventQuery } from '@/contract/events/event-query'
import type { Stats } from '@/contract/site/stats'
import { articlePage } from './blog/article'
import { listBlogPosts } from './blog/list'
import { builderBySlug, listBuilders } from './builders/list'
import { cached } from './cached'
import { communityBySlug } from './communities/detail'
import { featuredCommunities, listCommunities } from './communities/list'
import { listEvents } from './events/list'
import { sitemapRows } from './site/sitemap'
import { siteStats } from './site/stats'
import type { Page } from './sql/query-rows'

// Cached queries of pages, until a tag is invalidated. The API routes cache their responses
// separately (the response cache, src/lib/prepared-answers.ts).

const listing = communityQuery.parse({})

/** The first published communities by name, up to the default limit of the API. */
export function getCachedListing(): Promise<Page<CommunitySummary>> {
  return cached(['listing'], [cacheTags.communities], () => listCommunities(listing))
}

const builders = builderQuery.parse({})

/**
 * The first published builders by name with their communities, up to the default limit of the API.
 */
export function getCachedBuilders(): Promise<BuilderSummary[]> {
  return cached(
    ['builders'],
    [cacheTags.builders, cacheTags.communities],
    async () => (await listBuilders(builders)).items,
  )
}

export function getCachedFeatured(): Promise<CommunitySummary[]> {
  return cached(['featured'], [cacheTags.communities], featuredCommunities)
}

const articles = blogQuery.parse({})

/** The newest published articles, up to the limit of the list, and their total number. */
export function getCachedArticles(): Promise<Page<BlogPostSummary>> {
  return cached(['articles'], [cacheTags.blog], () => listBlogPosts(articles))
}

const events = eventQuery.parse({})

/**
 * All published events, including past ones, because the cached result must not depend on the
 * current time.
 */
export function getCachedEvents(): Promise<Event[]> {
  const tags = [cacheTags.events, cacheTags.builders, cacheTags.communities]
  return cached(['events'], tags, async () => (await listEvents(events)).items)
}

export function getCachedStats(): Promise<Stats> {
  return cached(['stats'], [cacheTags.communities, cacheTags.builders], siteStats)
}

/** The slugs and dates of all published documents. */
export function getCachedSitemap() {
  const { communities, builders, blog, resources, events } = cacheTags
  return cached(['sitemap'], [communities, builders, blog, resources, events], sitemapRows)
}

/**
 * A published community, or `null`. Only existing slugs are cached. Otherwise requests for unknown
 * slugs would fill the memory.
 */
export const getCachedCommunity = cache(async (slug: string): Promise<CommunityDetail | null> => {
  const { communities } = await getCachedSitemap()
  if (!communities.some((row) => row.slug === slug)) return null
  // The page also shows texts of the builders.
  const tags = [cacheTags.community(slug), cacheTags.builders]
  return cached(['community', slug], tags, () => communityBySlug(slug))
})

/**
 * A published builder, or `null`, cached in the same way. The page shows cards of its communities.
 */
export const getCachedBuilder = cache(async (slug: string): Promise<BuilderDetail | null> => {
  const rows = (await getCachedSitemap()).builders
  if (!rows.some((row) => row.slug === slug)) return null
  const tags = [cacheTags.builder(slug), cacheTags.communities]
  return cached(['builder', slug], tags, () => builderBySlug(slug))
})

/**
 * A published article, or `null`, cached in the same way. The page shows cards of communities and
 * links to documents of every collection.
 */
export const getCachedArticle = cache(async (slug: string): Promise<Article | null> => {
  const rows = (await getCachedSitemap()).articles
  if (!rows.some((row) => row.slug === slug)) return null
  const { communities, builders, blog, resources } = cacheTags
  const tags = [cacheTags.blogPost(slug), communities, builders, blog, resources]
  return cached(['article', slug], tags, () => articlePage(slug))
})
