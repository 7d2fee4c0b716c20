import { seoPlugin } from '@payloadcms/plugin-seo'
import { documentUrl } from '@/config/document-url'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { staticPages } from '@/content/static-pages'

const SITE_NAME = 'San Antonio New Home Guide'

/** The fields of a document's form that SEO texts are generated from. */
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

/** The page that shows a document, or the home page. */
function pathOf(collection: string, doc: Described): string {
  if (collection === 'events') return paths.events
  const page = Object.values(staticPages).find(({ slug }) => slug === doc.slug)
  if (collection === 'pages') return page?.path ?? `/${doc.slug ?? ''}`
  return documentUrl(collection, doc) ?? paths.home
}

const pictureOf = ({ images, featuredImage, picture, logo }: Described) =>
  images?.[0] ?? featuredImage ?? picture ?? logo ?? ''

/** SEO titles, descriptions and images for search engines and shared links, with previews. */
export const seo = seoPlugin({
  collections: ['communities', 'builders', 'blog-posts', 'events', 'resources', 'pages'],
  uploadsCollection: 'media',
  generateTitle: ({ doc, collectionSlug }: { doc: Described; collectionSlug?: string }) => {
    const name = doc.name ?? doc.title ?? ''
    // The site adds its name to the title of static pages.
    return collectionSlug === 'pages' ? name : `${name} | ${SITE_NAME}`
  },
  generateDescription: ({ doc }: { doc: Described }) =>
    (doc.excerpt ?? doc.description ?? doc.intro ?? '').slice(0, 155),
  generateImage: ({ doc }: { doc: Described }) => pictureOf(doc),
  generateURL: ({ doc, collectionSlug = '' }: { doc: Described; collectionSlug?: string }) =>
    new URL(pathOf(collectionSlug, doc), env.SITE_URL).href,
})
