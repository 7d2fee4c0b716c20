import { z } from 'zod/mini'

/** An article on a list call. */
export const blogPostSummary = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** For search engines; the excerpt where nothing else was written. */
  description: z.string(),
  /** `market-analysis`, `community-spotlight`, `buyer-guide`; any other, or none, is an Article. */
  category: z.nullable(z.string()),
  /** Path relative to the site's root. */
  featuredImage: z.nullable(z.string()),
  /** The same picture, under the name that older clients use. */
  image: z.nullable(z.string()),
  imageAlt: z.nullable(z.string()),
  tags: z.array(z.string()),
  author: z.nullable(z.string()),
  /** ISO date and time; absent means Draft. */
  publishedAt: z.optional(z.string()),
  readMinutes: z.number(),
})
export type BlogPostSummary = z.infer<typeof blogPostSummary>

export const blogPostList = z.array(blogPostSummary)

/** An article on the detail call. */
export const blogPostDetail = z.extend(blogPostSummary, {
  /** Plain text; paragraphs are separated by line breaks. */
  content: z.string(),
  /** The same with headings, lists, links and pictures, as HTML. */
  contentHtml: z.string(),
})
export type BlogPostDetail = z.infer<typeof blogPostDetail>
