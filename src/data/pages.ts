import 'server-only'
import type { StaticPageName } from '@/content/static-pages'
import type { SitePage } from '@/contract/site-page'
import { cacheTags } from '@/lib/cache-tags'
import type { Page } from '@/payload-types'
import { cached } from './cached'
import { pictureOf } from './media'
import { payloadClient } from './payload'
import { readRichText, richTextPopulate } from './rich-text/read'

/** The words of a page as it shows them. */
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
 * The published words of one of the site's own pages, `null` before there are any. `slug` is one that
 * the code names, never one that a visitor asks for: each is kept.
 */
export function sitePage(slug: string): Promise<SitePage | null> {
  // It shows cards of communities, and leads to documents of every kind.
  const { communities, builders, blog, resources } = cacheTags
  const tags = [cacheTags.page(slug), communities, builders, blog, resources]
  return cached(['page', slug], tags, () => readPage(slug))
}

/** The same, or what it says before there are any. */
export async function staticPage({ slug, before }: StaticPageName): Promise<SitePage> {
  return (await sitePage(slug)) ?? before
}
