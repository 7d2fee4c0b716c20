import { z } from 'zod/mini'

/** An entry of the resources area that has a text of its own. */
export const resourceDetail = z.object({
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  /** One of the resource categories and types of src/domain/options.ts. */
  category: z.string(),
  type: z.string(),
  readMinutes: z.nullable(z.number()),
  contentHtml: z.string(),
})
export type ResourceDetail = z.infer<typeof resourceDetail>
