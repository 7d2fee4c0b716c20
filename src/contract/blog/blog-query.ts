import { z } from 'zod/mini'
import { blogSorts } from '@/domain/blog/blog-filter'
import { blogCategories, getValues } from '@/domain/enums'
import { pageQuery } from '../page-query'
import { flag, oneOf, oneOfOrAll, queryText } from '../query-fields'

/** Query of `GET /api/blog`; unknown parameters are ignored. */
export const blogQuery = z.object({
  q: z.optional(queryText),
  category: z.optional(oneOfOrAll(getValues(blogCategories))),
  isPublished: z._default(flag, true),
  sort: z._default(oneOf(blogSorts), 'publishedAt'),
  ...pageQuery({ defaultLimit: 50 }),
})
export type BlogQuery = z.infer<typeof blogQuery>
