import 'server-only'
import type { Where } from 'payload'
import { cache } from 'react'
import { cacheTags } from '@/config/cache-tags'
import type { Article } from '@/contract/blog/article'
import type { BlogPostDetail, BlogPostSummary } from '@/contract/blog/blog-post'
import { blogQuery } from '@/contract/blog/blog-query'
import type { BlogPostsSelect } from '@/payload-types'
import { cached } from '../cache/cached'
import { payloadClient } from '../payload/payload-client'
import { type Draft, isDraft, newestFor, published, type Version } from '../payload/version'
import { richTextPopulate } from '../rich-text/read'
import { getCachedSitemap } from '../site/sitemap'
import { isStorable } from '../sql/expressions'
import type { Page } from '../sql/page-of-list'
import type { Staff } from '../staff/queries'
import { listBlogPosts } from './list'
import { articleFields, toArticle, toDetail } from './mapper'

const articles = blogQuery.parse({})

/** The newest published articles, up to the limit of the list, and their total number. */
export function getCachedArticles(): Promise<Page<BlogPostSummary>> {
  return cached(['articles'], [cacheTags.blog], () => listBlogPosts(articles))
}

const select = {
  ...articleFields.select,
  description: true,
  publishedAt: true,
  featuredImage: true,
  tags: true,
  content: true,
  updatedAt: true,
  _status: true,
} as const satisfies BlogPostsSelect & Pick<BlogPostsSelect, keyof typeof articleFields.select>

async function findPost(
  where: Where,
  version: Version,
  populate: typeof richTextPopulate | undefined,
) {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'blog-posts',
    where,
    select,
    populate,
    depth: 1,
    ...version,
  })
  return docs[0]
}

/** A published article with its text as the API answers it, or `null`. */
export async function articleBySlug(slug: string): Promise<BlogPostDetail | null> {
  if (!isStorable(slug)) return null
  // Images of the HTML need all fields of their documents.
  const post = await findPost({ slug: { equals: slug } }, published, undefined)
  return post?.content ? toDetail(post) : null
}

async function findArticle(where: Where, version: Version): Promise<Draft<Article> | null> {
  const post = await findPost(where, version, richTextPopulate)
  return post ? { content: await toArticle(post), isDraft: isDraft(post) } : null
}

/** A published article for its page, or `null`. */
export async function articlePage(slug: string): Promise<Article | null> {
  if (!isStorable(slug)) return null
  return (await findArticle({ slug: { equals: slug } }, published))?.content ?? null
}

/** The latest version of an article, or `null`. */
export function articleDraft(id: number, user: Staff): Promise<Draft<Article> | null> {
  return findArticle({ id: { equals: id } }, newestFor(user))
}

/**
 * A published article, or `null`. Only existing slugs are cached, as for communities. The page
 * shows cards of communities and links to documents of every collection.
 */
export const getCachedArticle = cache(async (slug: string): Promise<Article | null> => {
  const rows = (await getCachedSitemap()).articles
  if (!rows.some((row) => row.slug === slug)) return null
  const { communities, builders, blog, resources } = cacheTags
  const tags = [cacheTags.blogPost(slug), communities, builders, blog, resources]
  return cached(['article', slug], tags, () => articlePage(slug))
})
