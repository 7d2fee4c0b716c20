import 'server-only'
import type { Article } from '@/contract/blog/article'
import type { BlogPost } from '@/payload-types'
import { payloadClient } from '../payload'
import { readRichText, richTextPopulate } from '../rich-text/read'
import { allNodesOf } from '../rich-text/stored'
import { isStorable } from '../sql/query-rows'
import { toSummary } from './mapper'

/** Counts words as the SQL of the list does. */
function wordsOf(content: BlogPost['content']): number {
  const texts = allNodesOf(content).filter(({ type }) => type === 'text')
  return texts.reduce((sum, { text }) => sum + text.trim().split(/\s+/).length, 0)
}

function pictureOf({ featuredImage }: BlogPost): { filename: string; alt: string } | null {
  if (typeof featuredImage !== 'object' || !featuredImage?.filename) return null
  return { filename: featuredImage.filename, alt: featuredImage.alt }
}

/** An article for its page. A draft may lack required fields. */
export async function toArticle(post: BlogPost): Promise<Article> {
  return {
    ...toSummary({
      id: post.id,
      title: post.title,
      slug: post.slug,
      excerpt: post.excerpt,
      description: post.description ?? null,
      category: post.category ?? null,
      author: post.author ?? null,
      publishedAt: post.publishedAt ?? null,
      words: wordsOf(post.content),
      picture: pictureOf(post),
      tags: post.tags ?? null,
    }),
    body: await readRichText(post.content),
    updatedAt: post.updatedAt,
    isDraft: post._status !== 'published',
  }
}

/** A published article for its page, or `null`. */
export async function articlePage(slug: string): Promise<Article | null> {
  if (!isStorable(slug)) return null
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'blog-posts',
    overrideAccess: false,
    depth: 1,
    limit: 1,
    pagination: false,
    where: { slug: { equals: slug } },
    populate: richTextPopulate,
  })
  return docs[0] ? toArticle(docs[0]) : null
}
