import { z } from 'zod/mini'

/** An API error: RFC 9457 `application/problem+json`. */
export const problem = z.object({
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  /** Invalid parts of a body or query, by dotted path. */
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type Problem = z.infer<typeof problem>
