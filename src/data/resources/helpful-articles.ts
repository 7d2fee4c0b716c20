import 'server-only'
import { cache } from 'react'
import { cacheTags } from '@/config/cache-tags'
import type { HelpfulArticle, HelpfulArticleSummary } from '@/contract/resources/helpful-article'
import type { HelpfulArticle as StoredArticle } from '@/payload-types'
import { dependOn } from '../cache/depend-on'
import { populatePictures, toPicture } from '../media/mapper'
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
    picture: toPicture(stored.picture),
    author: stored.author ?? null,
    publishDate: stored.publishDate ?? null,
    readMinutes: stored.readMinutes ?? null,
    isFeatured: stored.isFeatured ?? false,
  }
}

/** The published articles, newest first. */
export async function helpfulArticles(): Promise<HelpfulArticleSummary[]> {
  dependOn(cacheTags.resources)
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

/** A published article with its text, or `null`. One query serves a page and its metadata. */
export const helpfulArticleBySlug = cache(async (slug: string): Promise<HelpfulArticle | null> => {
  dependOn(cacheTags.resources)
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
})
