import { seoPlugin } from '@payloadcms/plugin-seo'
import { staticPages } from '@/content/static-pages'
import { documentAddress } from '@/lib/document-address'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'

const SITE_NAME = 'San Antonio New Home Guide'

/** What the documents with fields for search engines have in common, as a form holds them. */
interface Described {
  readonly name?: string
  readonly title?: string
  readonly slug?: string
  readonly category?: string
  readonly excerpt?: string
  readonly description?: string
  readonly intro?: string
  readonly images?: readonly number[]
  readonly featuredImage?: number | null
  readonly picture?: number | null
  readonly logo?: number | null
}

/** The page on which a document is shown; that of the site itself where it has none. */
function pathOf(collection: string, doc: Described): string {
  if (collection === 'events') return paths.events
  const page = Object.values(staticPages).find(({ slug }) => slug === doc.slug)
  if (collection === 'pages') return page?.path ?? `/${doc.slug ?? ''}`
  return documentAddress(collection, doc) ?? paths.home
}

const pictureOf = ({ images, featuredImage, picture, logo }: Described) =>
  images?.[0] ?? featuredImage ?? picture ?? logo ?? ''

/** Titles, descriptions and pictures for search engines and shared links, with their previews. */
export const seo = seoPlugin({
  collections: ['communities', 'builders', 'blog-posts', 'events', 'resources', 'pages'],
  uploadsCollection: 'media',
  generateTitle: ({ doc, collectionSlug }: { doc: Described; collectionSlug?: string }) => {
    const name = doc.name ?? doc.title ?? ''
    // The site adds its own name to the title of a page.
    return collectionSlug === 'pages' ? name : `${name} | ${SITE_NAME}`
  },
  generateDescription: ({ doc }: { doc: Described }) =>
    (doc.excerpt ?? doc.description ?? doc.intro ?? '').slice(0, 155),
  generateImage: ({ doc }: { doc: Described }) => pictureOf(doc),
  generateURL: ({ doc, collectionSlug = '' }: { doc: Described; collectionSlug?: string }) =>
    new URL(pathOf(collectionSlug, doc), env.SITE_URL).href,
})
