import { paths } from '@/config/paths'
import type { Found, FoundCommunity } from '@/contract/search/search'
import { resourceHref } from '@/data/resources/resource-href'
import {
  blogCategories,
  builderTiers,
  eventTypes,
  helpfulArticleCategories,
  labelOf,
  resourceTypes,
} from '@/domain/enums'
import { picturePath } from '@/domain/media/image-sizes'
import { highlight } from '@/domain/search/highlight'

interface StoredRow<Kind extends string, Document> {
  readonly kind: Kind
  readonly title: string
  /** An excerpt of the text, and the beginning and end of the complete text. */
  readonly excerpt: string
  readonly opening: string
  readonly closing: string
  readonly document: Document
}

type Text = { readonly slug: string; readonly category: string | null }

/** A row of the search query. Subqueries without rows are null. */
export type StoredFound =
  | StoredRow<
      'community',
      Pick<FoundCommunity, 'city' | 'startPrice' | 'status' | 'picture'> & {
        readonly slug: string
        readonly builders: string[] | null
      }
    >
  | StoredRow<
      'builder',
      { slug: string; tier: string | null; logo: string | null; communities: number }
    >
  | StoredRow<'article' | 'helpful-article', Text>
  | StoredRow<
      'resource',
      { slug: string; category: string; type: string; link: string | null; hasText: boolean }
    >
  | StoredRow<'event', { type: string; startsAt: string; location: string | null }>

const pathOf = (filename: string | null) => (filename === null ? null : picturePath(filename))

/**
 * Collapses whitespace, removes spaces before punctuation that follows a link, and removes the
 * final period, which PostgreSQL includes only sometimes.
 */
const bare = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?)])/g, '')
    .trim()
    .replace(/[.!?]+$/, '')

/** The excerpt, with an ellipsis where text was cut. `null` for a document without text. */
function excerptOf(stored: StoredFound): string | null {
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
  const excerpt = excerptOf(stored)
  const telling = says(excerpt ?? '', terms) ? excerpt : null
  switch (stored.kind) {
    case 'community': {
      const { slug, picture, builders, city, startPrice, status } = stored.document
      const names = [title, city, ...(builders ?? [])]
      return {
        section: 'communities',
        title,
        href: paths.community(slug),
        city,
        startPrice,
        status,
        builders: builders ?? [],
        picture: pathOf(picture),
        excerpt: says(names.join(' '), terms) ? null : telling,
      }
    }
    case 'builder': {
      const { slug, tier, logo, communities } = stored.document
      return {
        section: 'builders',
        title,
        excerpt: telling,
        href: paths.builder(slug),
        communities,
        tier: tier === null ? null : labelOf(builderTiers, tier),
        logo: pathOf(logo),
      }
    }
    case 'article': {
      const { slug, category } = stored.document
      const label = labelOf(blogCategories, category ?? 'Article')
      return { section: 'articles', title, excerpt, label, href: paths.blogPost(slug) }
    }
    case 'helpful-article': {
      const { slug, category } = stored.document
      const label = labelOf(helpfulArticleCategories, category ?? 'Article')
      return { section: 'articles', title, excerpt, label, href: paths.helpfulArticle(slug) }
    }
    case 'resource': {
      const { type, hasText } = stored.document
      const href = resourceHref(stored.document, hasText) ?? paths.resources
      return { section: 'resources', title, excerpt, label: labelOf(resourceTypes, type), href }
    }
    case 'event': {
      const { type, startsAt, location } = stored.document
      return {
        section: 'events',
        title,
        excerpt: telling,
        href: paths.events,
        label: labelOf(eventTypes, type),
        startsAt,
        location,
      }
    }
  }
}
