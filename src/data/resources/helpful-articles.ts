import 'server-only'
import { cache } from 'react'
import { cacheTags } from '@/config/cache-tags'
import type { HelpfulArticle, HelpfulArticleSummary } from '@/contract/resources/helpful-article'
import type { HelpfulArticle as StoredArticle } from '@/payload-types'
import { cached } from '../cache/cached'
import { pictureOf, populatePictures } from '../media/mapper'
import { payloadClient } from '../payload/payload-client'
import { readRichText, richTextPopulate } from '../rich-text/read'
import { isStorable } from '../sql/expressions'

function toSummary(stored: Omit<StoredArticle, 'content'>): HelpfulArticleSummary {
  const { id, title, slug, excerpt, category } = stored
  return {
    id: String(id),
    title,
    slug,
    excerpt,
    category,
    picture: pictureOf(stored.picture),
    author: stored.author ?? null,
    publishDate: stored.publishDate ?? null,
    readMinutes: stored.readMinutes ?? null,
    isFeatured: stored.isFeatured ?? false,
  }
}

async function readArticles(): Promise<HelpfulArticleSummary[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'helpful-articles',
    overrideAccess: false,
    depth: 1,
    pagination: false,
    sort: ['-publishDate', 'id'],
    select: { content: false },
    populate: populatePictures,
  })
  return docs.map(toSummary)
}

/** The published articles, newest first. */
export function helpfulArticles(): Promise<HelpfulArticleSummary[]> {
  return cached(['helpful-articles'], [cacheTags.resources], readArticles)
}

/** A published article with its text, or `null`. */
export async function helpfulArticleBySlug(slug: string): Promise<HelpfulArticle | null> {
  if (!isStorable(slug)) return null
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'helpful-articles',
    overrideAccess: false,
    depth: 1,
    limit: 1,
    pagination: false,
    where: { slug: { equals: slug } },
    populate: richTextPopulate,
  })
  const article = docs[0]
  if (!article) return null
  const content = await readRichText(article.content)
  return { ...toSummary(article), content, updatedAt: article.updatedAt }
}

/** The same, cached. Only existing slugs are cached, as for communities. */
export const getCachedHelpfulArticle = cache(
  async (slug: string): Promise<HelpfulArticle | null> => {
    if (!(await helpfulArticles()).some((article) => article.slug === slug)) return null
    const { resources, communities, builders, blog } = cacheTags
    return cached(['helpful-article', slug], [resources, communities, builders, blog], () =>
      helpfulArticleBySlug(slug),
    )
  },
)
