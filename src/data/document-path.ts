import { z } from 'zod/mini'
import { documentAddress } from '@/lib/document-address'

const publishedDocument = z.object({
  slug: z.string(),
  category: z.optional(z.nullable(z.string())),
  _status: z.literal('published'),
})

/** The page of a document of a collection; `null` unless it is there, has one, and is published. */
export function pathOfDocument(collection: string, document: unknown): string | null {
  const { data } = publishedDocument.safeParse(document)
  return data ? documentAddress(collection, data) : null
}
