import 'server-only'
import { cache } from 'react'
import type { Article } from '@/contract/article'
import type { BlogPostSummary } from '@/contract/blog-post'
import { blogQuery } from '@/contract/blog-query'
import type { BuilderDetail, BuilderSummary } from '@/contract/builder'
import { builderQuery } from '@/contract/builder-query'
import type { CommunityDetail, CommunitySummary } from '@/contract/community'
import { communityQuery } from '@/contract/community-query'
import type { Event } from '@/contract/event'
import { eventQuery } from '@/contract/event-query'
import type { Stats } from '@/contract/stats'
import { cacheTags } from '@/lib/cache-tags'
import { articlePage } from './blog/article'
import { listBlogPosts } from './blog/list'
import { builderBySlug, listBuilders } from './builders/list'
import { cached } from './cached'
import { communityBySlug } from './communities/detail'
import { featuredCommunities, listCommunities } from './communities/list'
import { listEvents } from './events/list'
import { sitemapRows } from './sitemap'
import type { Page } from './sql/run'
import { siteStats } from './stats'

// What pages read: kept until a tag expires, so that a page made anew costs no query of its own.
// The contract's routes keep their answers themselves (src/lib/prepared-answers.ts).

const listing = communityQuery.parse({})

/** The first published communities by name, as many as the contract lists without being asked. */
export function keptListing(): Promise<Page<CommunitySummary>> {
  return cached(['listing'], [cacheTags.communities], () => listCommunities(listing))
}

const builders = builderQuery.parse({})

/** The first published builders by name, each with its communities, as many as the contract lists. */
export function keptBuilders(): Promise<BuilderSummary[]> {
  return cached(
    ['builders'],
    [cacheTags.builders, cacheTags.communities],
    async () => (await listBuilders(builders)).items,
  )
}

export function keptFeatured(): Promise<CommunitySummary[]> {
  return cached(['featured'], [cacheTags.communities], featuredCommunities)
}

const articles = blogQuery.parse({})

/** The published articles, newest first, as many as the list asks for, and how many there are. */
export function keptArticles(): Promise<Page<BlogPostSummary>> {
  return cached(['articles'], [cacheTags.blog], () => listBlogPosts(articles))
}

const events = eventQuery.parse({})

/** The published events, past ones as well: which are to come depends on the moment of asking. */
export function keptEvents(): Promise<Event[]> {
  const tags = [cacheTags.events, cacheTags.builders, cacheTags.communities]
  return cached(['events'], tags, async () => (await listEvents(events)).items)
}

export function keptStats(): Promise<Stats> {
  return cached(['stats'], [cacheTags.communities, cacheTags.builders], siteStats)
}

/** Slugs and dates of everything published. */
export function keptSitemap() {
  const { communities, builders, blog, resources, events } = cacheTags
  return cached(['sitemap'], [communities, builders, blog, resources, events], sitemapRows)
}

/**
 * A published community by its slug; `null` when there is none. Kept only for slugs that exist, or
 * strangers would fill the memory with those that do not.
 */
export const keptCommunity = cache(async (slug: string): Promise<CommunityDetail | null> => {
  const { communities } = await keptSitemap()
  if (!communities.some((row) => row.slug === slug)) return null
  // Its builders' words stand on its page as well.
  const tags = [cacheTags.community(slug), cacheTags.builders]
  return cached(['community', slug], tags, () => communityBySlug(slug))
})

/** A published builder by its slug, likewise. Its communities are shown as cards. */
export const keptBuilder = cache(async (slug: string): Promise<BuilderDetail | null> => {
  const rows = (await keptSitemap()).builders
  if (!rows.some((row) => row.slug === slug)) return null
  const tags = [cacheTags.builder(slug), cacheTags.communities]
  return cached(['builder', slug], tags, () => builderBySlug(slug))
})

/**
 * A published article by its slug, likewise. It shows cards of communities, and leads to documents
 * of every kind.
 */
export const keptArticle = cache(async (slug: string): Promise<Article | null> => {
  const rows = (await keptSitemap()).articles
  if (!rows.some((row) => row.slug === slug)) return null
  const { communities, builders, blog, resources } = cacheTags
  const tags = [cacheTags.blogPost(slug), communities, builders, blog, resources]
  return cached(['article', slug], tags, () => articlePage(slug))
})
