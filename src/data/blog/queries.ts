import 'server-only'
import type { Where } from 'payload'
import { cache } from 'react'
import { cacheTags } from '@/config/cache-tags'
import type { Article } from '@/contract/blog/article'
import type { BlogPostDetail, BlogPostSummary } from '@/contract/blog/blog-post'
import { blogQuery } from '@/contract/blog/blog-query'
import { asInForm, type FormValues } from '@/lib/unsaved-values'
import type { BlogPostsSelect } from '@/payload-types'
import { dependOn } from '../cache/depend-on'
import { payloadClient } from '../payload/payload-client'
import { type Draft, isDraft, newestFor, published, type Version } from '../payload/version'
import { dependOnRichText, richTextPopulate } from '../rich-text/read'
import { noSeo, type SeoOverrides, toSeo, type WithSeo } from '../site/seo'
import { isStorable } from '../sql/expressions'
import type { Page } from '../sql/page-of-list'
import type { Staff } from '../staff/staff'
import { listBlogPosts } from './list'
import { articleFields, toArticle, toDetail } from './mapper'

const articles = blogQuery.parse({})

/** The newest published articles, up to the limit of the list, and their total number. */
export function newestArticles(): Promise<Page<BlogPostSummary>> {
  return listBlogPosts(articles)
}

const select = {
  ...articleFields.select,
  description: true,
  publishedAt: true,
  featuredImage: true,
  tags: true,
  content: true,
  updatedAt: true,
  meta: true,
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
  dependOn(cacheTags.blogPost(slug))
  dependOnRichText()
  if (!isStorable(slug)) return null
  // Images of the HTML need all fields of their documents.
  const post = await findPost({ slug: { equals: slug } }, published, undefined)
  return post?.content ? toDetail(post) : null
}

async function findArticle(
  where: Where,
  version: Version,
): Promise<(Draft<Article> & WithSeo) | null> {
  const post = await findPost(where, version, richTextPopulate)
  if (!post) return null
  return { content: await toArticle(post), seo: toSeo(post.meta), isDraft: isDraft(post) }
}

/** One query serves a page and its metadata. */
const publishedArticle = cache(async (slug: string) => {
  dependOn(cacheTags.blogPost(slug))
  if (!isStorable(slug)) return null
  return findArticle({ slug: { equals: slug } }, published)
})

/** A published article for its page, or `null`. */
export async function articlePage(slug: string): Promise<Article | null> {
  return (await publishedArticle(slug))?.content ?? null
}

/** The editors' SEO texts of a published article. */
export async function articleSeo(slug: string): Promise<SeoOverrides> {
  return (await publishedArticle(slug))?.seo ?? noSeo
}

/** The latest version of an article with the values of its form, or `null`. */
export function articleDraft(
  id: number,
  user: Staff,
  values?: FormValues,
): Promise<Draft<Article> | null> {
  return findArticle({ id: { equals: id } }, newestFor(user, asInForm('blog-posts', id, values)))
}
