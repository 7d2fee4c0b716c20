import { z } from 'zod/mini'

/** The texts of a form whose words are checked. */
export const wordingRequest = z.object({
  texts: z
    .array(z.object({ path: z.string().check(z.maxLength(80)), value: z.unknown() }))
    .check(z.maxLength(100)),
})
export type WordingRequest = z.infer<typeof wordingRequest>

/** The words that the list marks in them, in the order of the texts. */
export const wordingMarks = z.object({
  marks: z.array(
    z.object({
      words: z.string(),
      field: z.string(),
      before: z.string(),
      after: z.string(),
      term: z.string(),
      isHint: z.boolean(),
      why: z.string(),
      instead: z.string(),
      source: z.string(),
    }),
  ),
})
export type WordingMarks = z.infer<typeof wordingMarks>
