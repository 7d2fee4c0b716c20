import { z } from 'zod/mini'

/** An article in a list response. */
export const blogPostSummary = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** For search engines; defaults to the excerpt. */
  description: z.string(),
  /**
   * `market-analysis`, `community-spotlight` or `buyer-guide`; any other or none is labeled
   * Article.
   */
  category: z.nullable(z.string()),
  /** Path on the site. */
  featuredImage: z.nullable(z.string()),
  /** `featuredImage` under a legacy name. */
  image: z.nullable(z.string()),
  imageAlt: z.nullable(z.string()),
  tags: z.array(z.string()),
  author: z.nullable(z.string()),
  /** ISO date and time; absent for a draft. */
  publishedAt: z.optional(z.string()),
  readMinutes: z.number(),
})
export type BlogPostSummary = z.infer<typeof blogPostSummary>

export const blogPostList = z.array(blogPostSummary)

/** An article in a detail response. */
export const blogPostDetail = z.extend(blogPostSummary, {
  /** Plain text; paragraphs are separated by line breaks. */
  content: z.string(),
  /** `content` as HTML with headings, lists, links and images. */
  contentHtml: z.string(),
})
export type BlogPostDetail = z.infer<typeof blogPostDetail>
