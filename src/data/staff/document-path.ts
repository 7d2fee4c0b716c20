import { z } from 'zod/mini'
import { documentUrl } from '@/content-types/document-url'

const publishedDocument = z.object({
  slug: z.string(),
  category: z.optional(z.nullable(z.string())),
  _status: z.literal('published'),
})

/**
 * The path of a published document's page. Returns `null` when the document is not published or its
 * collection has no pages.
 */
export function pathOfDocument(collection: string, document: unknown): string | null {
  const { data } = publishedDocument.safeParse(document)
  return data ? documentUrl(collection, data) : null
}
