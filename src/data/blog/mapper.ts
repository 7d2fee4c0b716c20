import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html'
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { z } from 'zod/mini'
import type { Article } from '@/contract/blog/article'
import {
  type BlogPostDetail,
  type BlogPostSummary,
  blogPostSummary,
} from '@/contract/blog/blog-post'
import { readMinutes } from '@/domain/blog/read-minutes'
import type { BlogPost } from '@/payload-types'
import { type StoredPicture, storedPicture, toPicture } from '../media/mapper'
import { readRichText } from '../rich-text/read'
import { parseAllNodes } from '../rich-text/stored'
import { type StoredOf, storedFields } from '../sql/stored-fields'
import { pathOfDocument } from '../staff/document-path'

/** The parts of the contract that are stored under the same names. The others are mapped below. */
export const articleFields = storedFields(
  z.pick(blogPostSummary, {
    title: true,
    slug: true,
    excerpt: true,
    category: true,
    author: true,
  }),
)

/** A row of the list. */
export const articleRow = z.object({
  ...articleFields.shape,
  id: z.number(),
  description: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  featuredImage: z.nullable(storedPicture),
  tags: z.nullable(z.array(z.string())),
  /** The number of words of the text. */
  words: z.nullable(z.number()),
})

/** A row of the list, or a document of Payload with its number of words. */
type StoredSummary = StoredOf<typeof articleFields> & {
  readonly id: number
  readonly description?: string | null | undefined
  readonly publishedAt?: string | null | undefined
  readonly featuredImage?: StoredPicture
  readonly tags?: readonly string[] | null | undefined
  readonly words: number | null
}

/** Maps an article to the contract of the list. */
export function toSummary(stored: StoredSummary): BlogPostSummary {
  const fields = articleFields.read(stored)
  const picture = toPicture(stored.featuredImage)
  const image = picture?.src ?? null
  return {
    id: String(stored.id),
    ...fields,
    image,
    description: stored.description ?? fields.excerpt,
    featuredImage: image,
    imageAlt: picture?.alt ?? null,
    tags: [...(stored.tags ?? [])],
    readMinutes: readMinutes(stored.words ?? 0),
    ...(stored.publishedAt == null ? {} : { publishedAt: stored.publishedAt }),
  }
}

/** Counts words as the SQL of the list does. */
function countWords(content: BlogPost['content']): number {
  const texts = parseAllNodes(content).filter(({ type }) => type === 'text')
  return texts.reduce((sum, { text }) => sum + text.trim().split(/\s+/).length, 0)
}

type StoredArticle = Omit<StoredSummary, 'words'> & Pick<BlogPost, 'content'>

const summarize = (post: StoredArticle): BlogPostSummary =>
  toSummary({ ...post, words: countWords(post.content) })

/** Maps a document of Payload, published or a draft, to an article for its page. */
export async function toArticle(
  post: StoredArticle & Pick<BlogPost, 'updatedAt' | '_status'>,
): Promise<Article> {
  return {
    ...summarize(post),
    body: await readRichText(post.content),
    updatedAt: post.updatedAt,
    isDraft: post._status !== 'published',
  }
}

/** The HTML contains no community cards. Links to unpublished documents have the target `#`. */
const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  ...LinkHTMLConverter({
    internalDocToHref: ({ linkNode: { fields } }) =>
      (fields.doc && pathOfDocument(fields.doc.relationTo, fields.doc.value)) ?? '#',
  }),
  unknown: () => '',
})

/** Maps a document of Payload to an article of the API. */
export function toDetail(post: StoredArticle): BlogPostDetail {
  const { content } = post
  return {
    ...summarize(post),
    content: convertLexicalToPlaintext({ data: content }),
    contentHtml: convertLexicalToHTML({ data: content, disableContainer: true, converters }),
  }
}
