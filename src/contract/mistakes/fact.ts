import { z } from 'zod/mini'

/** A field of a document with its value, as it was when a mistake was reported. */
const fact = z.object({
  field: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
})
export type Fact = z.infer<typeof fact>

export const facts = z.array(fact)
