import { z } from 'zod/mini'

/** An error of the contract: RFC 9457 `application/problem+json`. */
export const problem = z.object({
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  /** Which part of a body or query is wrong, by its dotted path. */
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type Problem = z.infer<typeof problem>
