import { richText } from '../../fixtures/rich-text'
import { PublicHistory } from './public-history'

/** A response of the guide that contains a document while it is published. */
interface View {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Contains the slug of the document, but none of its texts. */
  readonly slugOnly?: boolean
}

export const collections = ['communities', 'builders', 'blog-posts'] as const
export type Collection = (typeof collections)[number]

/** A document whose fields all contain the number of their version. */
export interface MarkedDocument {
  readonly collection: Collection
  readonly slug: string
  readonly history: PublicHistory
  readonly views: readonly View[]
  /** The fields of a version. */
  fields(version: number): object
  /** The versions in a text, and `null` in a text without the document. */
  versionsIn(text: string): ReadonlySet<number | null>
  id?: number
}

/** The price contains the version, too. No other number on the site begins like it. */
const PRICE = 43_000_000
const price = /\b43,?(\d{3}),?(\d{3})\b/g

const createFields: Readonly<Record<Collection, (mark: string, version: number) => object>> = {
  communities: (mark, version) => ({
    name: `${mark} Hills`,
    description: `Homes in ${mark}.`,
    startPrice: PRICE + version,
    location: `1 ${mark} St, Boerne, Texas 78006`,
    city: 'Boerne',
    county: 'kendall',
    status: 'available',
  }),
  builders: (mark) => ({
    name: `${mark} Homes`,
    description: `The builder ${mark}.`,
    address: `1 ${mark} St`,
  }),
  'blog-posts': (mark) => ({
    title: `News of ${mark}`,
    excerpt: `About ${mark}.`,
    description: `A text about ${mark}.`,
    author: `Author of ${mark}`,
    content: richText(`The text of ${mark}.`),
    publishedAt: '2026-05-01T12:00:00.000Z',
  }),
}

const data = { rsc: '1' }
const sitemap: View = { path: '/sitemap.xml', slugOnly: true }

const page = (path: string): View[] => [{ path }, { path, headers: data }]

/** `shown` is a community that names the builders. */
const listViews: Readonly<Record<Collection, (slug: string, shown: string) => View[]>> = {
  communities: (slug) => [
    ...page(`/communities/${slug}`),
    ...page('/communities'),
    ...page('/search?q=Hills'),
    { path: `/api/communities/slug/${slug}` },
    { path: '/api/communities?limit=200' },
    { path: '/api/communities?city=Boerne&sort=price' },
    sitemap,
  ],
  builders: (slug, shown) => [
    ...page(`/builders/${slug}`),
    ...page('/builders'),
    { path: `/communities/${shown}` },
    { path: `/api/builders/slug/${slug}` },
    { path: '/api/builders?limit=200' },
    { path: `/api/communities/slug/${shown}` },
    sitemap,
  ],
  'blog-posts': (slug) => [
    ...page(`/blog/${slug}`),
    ...page('/blog'),
    { path: '/' },
    { path: `/api/blog/slug/${slug}` },
    { path: '/api/blog?limit=200' },
    { path: '/feed.xml' },
    sitemap,
  ],
}

/** `name` is a unique word of lowercase letters. */
export function markedDocument(
  collection: Collection,
  name: string,
  shown: string,
): MarkedDocument {
  const slug = `${collection}-${name}`
  // Lists contain other documents, too.
  const start = `zq${collection.slice(0, 2)}${name}v`
  const mark = new RegExp(`${start}(\\d+)z`, 'g')
  return {
    collection,
    slug,
    history: new PublicHistory(),
    views: listViews[collection](slug, shown),
    fields(version) {
      const text = `${start}${version}z`
      const title = `${text} for search`
      // An article has its own description.
      const meta =
        collection === 'blog-posts' ? { title } : { title, description: `All about ${text}.` }
      return { ...createFields[collection](text, version), slug, generateSlug: false, meta }
    },
    versionsIn(text) {
      const marks = [...text.matchAll(mark)].map(([, version]) => Number(version))
      if (marks.length === 0) return new Set([null])
      // A text with other documents contains their prices, too.
      const isAlone = text.match(/zq[a-z]+v/g)?.every((found) => found === start)
      const prices = isAlone
        ? [...text.matchAll(price)].map(([, thousands, ones]) => Number(`${thousands}${ones}`))
        : []
      return new Set([...marks, ...prices])
    },
  }
}
