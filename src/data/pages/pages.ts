import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { StaticPageName } from '@/content/static-pages'
import type { SitePage } from '@/contract/pages/site-page'
import type { Page } from '@/payload-types'
import { cached } from '../cached'
import { pictureOf } from '../media/pictures'
import { payloadClient } from '../payload'
import { readRichText, richTextPopulate } from '../rich-text/read'

/** The texts of a page in the shape its view expects. */
export async function toSitePage(page: Page): Promise<SitePage> {
  const { title, kicker, intro, content, notice, meta } = page
  return {
    title,
    kicker: kicker ?? null,
    intro: intro ?? null,
    content: await readRichText(content),
    notice: notice ?? null,
    seoTitle: meta?.title ?? title,
    seoDescription: meta?.description ?? intro ?? null,
    seoImage: pictureOf(meta?.image)?.src ?? null,
  }
}

async function readPage(slug: string): Promise<SitePage | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'pages',
    overrideAccess: false,
    depth: 1,
    limit: 1,
    pagination: false,
    where: { slug: { equals: slug } },
    populate: richTextPopulate,
  })
  return docs[0] ? toSitePage(docs[0]) : null
}

/**
 * The published texts of a static page, or `null`. `slug` must be a constant, never a visitor's
 * input, because each value is cached.
 */
export function sitePage(slug: string): Promise<SitePage | null> {
  // The page shows cards of communities and links to documents of every collection.
  const { communities, builders, blog, resources } = cacheTags
  const tags = [cacheTags.page(slug), communities, builders, blog, resources]
  return cached(['page', slug], tags, () => readPage(slug))
}

/** The same, or the default texts when none are published. */
export async function staticPage({ slug, before }: StaticPageName): Promise<SitePage> {
  return (await sitePage(slug)) ?? before
}
