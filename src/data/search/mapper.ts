import { z } from 'zod/mini'
import { paths } from '@/config/paths'
import { blogPostSummary } from '@/contract/blog/blog-post'
import { builderSummary } from '@/contract/builders/builder'
import { communitySummary } from '@/contract/communities/community'
import { event } from '@/contract/events/event'
import { home } from '@/contract/homes/home'
import { plan } from '@/contract/homes/plan'
import type { Found } from '@/contract/search/search'
import {
  blogCategories,
  builderTiers,
  eventTypes,
  getLabel,
  helpfulArticleCategories,
  resourceTypes,
} from '@/domain/enums'
import { sizeFacts } from '@/domain/homes/facts'
import { highlight } from '@/domain/search/highlight'
import { storedPicture, toPicture } from '../media/mapper'
import { resourceHref } from '../resources/resource-href'
import { storedFields } from '../sql/stored-fields'

export const communityFields = storedFields(
  z.pick(communitySummary, { slug: true, city: true, startPrice: true, status: true }),
)
export const builderFields = storedFields(z.pick(builderSummary, { slug: true, tier: true }))
const sized = { squareFeet: true, beds: true, baths: true, halfBaths: true } as const
export const planFields = storedFields(z.pick(plan, { ...sized, slug: true, basePrice: true }))
export const homeFields = storedFields(
  z.pick(home, { ...sized, slug: true, price: true, status: true }),
)
export const articleFields = storedFields(z.pick(blogPostSummary, { slug: true, category: true }))
export const eventFields = storedFields(z.pick(event, { eventType: true, location: true }))

const text = z.object({
  title: z.string(),
  /** An excerpt of the text, and the beginning and end of the complete text. */
  excerpt: z.string(),
  opening: z.string(),
  closing: z.string(),
})

const article = z.object(articleFields.shape)

/** Fields that rows of plans and homes share. */
const inCommunity = {
  id: z.number(),
  community: z.string(),
  communitySlug: z.string(),
  city: z.string(),
  picture: z.nullable(storedPicture),
} as const

/** A row of the search query. Subqueries without rows are null. */
export const storedFound = z.discriminatedUnion('kind', [
  z.extend(text, {
    kind: z.literal('community'),
    document: z.object({
      ...communityFields.shape,
      id: z.number(),
      picture: z.nullable(storedPicture),
      builders: z.nullable(z.array(z.string())),
    }),
  }),
  z.extend(text, {
    kind: z.literal('builder'),
    document: z.object({
      ...builderFields.shape,
      logo: z.nullable(storedPicture),
      communities: z.number(),
    }),
  }),
  z.extend(text, {
    kind: z.literal('plan'),
    document: z.object({
      ...planFields.shape,
      ...inCommunity,
      builder: z.nullable(z.string()),
    }),
  }),
  z.extend(text, {
    kind: z.literal('home'),
    document: z.object({ ...homeFields.shape, ...inCommunity, plan: z.nullable(z.string()) }),
  }),
  z.extend(text, { kind: z.literal('article'), document: article }),
  z.extend(text, { kind: z.literal('helpful-article'), document: article }),
  z.extend(text, {
    kind: z.literal('resource'),
    document: z.object({
      slug: z.string(),
      category: z.string(),
      type: z.string(),
      link: z.nullable(z.string()),
      hasText: z.boolean(),
    }),
  }),
  z.extend(text, {
    kind: z.literal('event'),
    document: z.object({ ...eventFields.shape, startsAt: z.string() }),
  }),
])
export type StoredFound = z.output<typeof storedFound>

/**
 * Collapses whitespace, removes spaces before punctuation that follows a link, and removes the
 * final period, which PostgreSQL includes only sometimes.
 */
const bare = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?)])/g, '')
    .trim()
    .replace(/(?<![.!?])[.!?]+$/, '')

/** The excerpt, with an ellipsis where text was cut. `null` for a document without text. */
function formatExcerpt(stored: StoredFound): string | null {
  const line = bare(stored.excerpt)
  if (line === '') return null
  const begins = line.startsWith(bare(stored.opening).slice(0, Math.min(40, line.length)))
  const ends = line.endsWith(bare(stored.closing).slice(-Math.min(40, line.length)))
  return `${begins ? '' : '… '}${line}${ends ? '.' : ' …'}`
}

/** Whether a text contains a search term. */
function says(text: string, terms: readonly string[]): boolean {
  return highlight(text, terms).some(({ marked }) => marked)
}

/**
 * Maps a row to a search result by its kind. For communities and builders, facts are more useful
 * than an excerpt.
 */
export function toFound(stored: StoredFound, terms: readonly string[]): Found {
  const { title } = stored
  const excerpt = formatExcerpt(stored)
  const telling = says(excerpt ?? '', terms) ? excerpt : null
  switch (stored.kind) {
    case 'community': {
      const { slug, city, startPrice, status } = communityFields.read(stored.document)
      const builders = stored.document.builders ?? []
      const names = [title, city, ...builders]
      return {
        section: 'communities',
        id: String(stored.document.id),
        title,
        href: paths.community(slug),
        city,
        startPrice,
        status,
        builders,
        picture: toPicture(stored.document.picture)?.src ?? null,
        excerpt: says(names.join(' '), terms) ? null : telling,
      }
    }
    case 'builder': {
      const { slug, tier } = builderFields.read(stored.document)
      const { logo, communities } = stored.document
      return {
        section: 'builders',
        title,
        excerpt: telling,
        href: paths.builder(slug),
        communities,
        tier: tier === null ? null : getLabel(builderTiers, tier),
        logo: toPicture(logo)?.src ?? null,
      }
    }
    case 'plan': {
      const { slug, basePrice, ...dimensions } = planFields.read(stored.document)
      const { community, communitySlug, city, builder, picture } = stored.document
      return {
        section: 'plans',
        id: String(stored.document.id),
        title,
        excerpt: null,
        href: paths.plan(communitySlug, slug),
        place: [community, city].filter(Boolean).join(', '),
        by: builder,
        facts: sizeFacts(dimensions),
        price: basePrice,
        picture: toPicture(picture)?.src ?? null,
        isPending: false,
      }
    }
    case 'home': {
      const { slug, price, status, ...dimensions } = homeFields.read(stored.document)
      const { community, communitySlug, city, plan: planName, picture } = stored.document
      return {
        section: 'homes',
        id: String(stored.document.id),
        title,
        excerpt: null,
        href: paths.singleHome(communitySlug, slug),
        place: [community, city].filter(Boolean).join(', '),
        by: planName,
        facts: sizeFacts(dimensions),
        price,
        picture: toPicture(picture)?.src ?? null,
        isPending: status === 'pending',
      }
    }
    case 'article': {
      const { slug, category } = articleFields.read(stored.document)
      const label = getLabel(blogCategories, category ?? 'Article')
      return { section: 'articles', title, excerpt, label, href: paths.blogPost(slug) }
    }
    case 'helpful-article': {
      const { slug, category } = articleFields.read(stored.document)
      const label = getLabel(helpfulArticleCategories, category ?? 'Article')
      return { section: 'articles', title, excerpt, label, href: paths.helpfulArticle(slug) }
    }
    case 'resource': {
      const { type, hasText } = stored.document
      const href = resourceHref(stored.document, hasText) ?? paths.resources
      return { section: 'resources', title, excerpt, label: getLabel(resourceTypes, type), href }
    }
    case 'event': {
      const { eventType, location } = eventFields.read(stored.document)
      return {
        section: 'events',
        title,
        excerpt: telling,
        href: paths.events,
        label: getLabel(eventTypes, eventType),
        startsAt: stored.document.startsAt,
        location,
      }
    }
  }
}
