import { z } from 'zod/mini'

/** A document that a search of the back office found. */
export const foundDocument = z.object({
  id: z.union([z.number(), z.string()]),
  /** The slug of its collection. */
  collection: z.string(),
  /** The name of its type: `Community`. */
  kind: z.string(),
  title: z.string(),
  /** What tells it from others of the same name, such as its city and status. */
  details: z.array(z.string()),
  href: z.string(),
  /** `null` in collections without drafts. */
  isPublished: z.nullable(z.boolean()),
  /** When a community was last verified; `null` if it never was, and for other documents. */
  verifiedAt: z.nullable(z.string()),
})
export type FoundDocument = z.infer<typeof foundDocument>

/** The best matches of a search, with the number of all. */
export const foundDocuments = z.object({ documents: z.array(foundDocument), total: z.number() })
export type FoundDocuments = z.infer<typeof foundDocuments>
