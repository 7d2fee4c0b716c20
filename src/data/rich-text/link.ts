import { z } from 'zod/mini'
import { safeLink } from '@/domain/text/safe-link'
import { pathOfDocument } from '../staff/document-path'
import type { StoredNode } from './stored'

const written = z.object({
  linkType: z.optional(z.literal('custom')),
  url: z.string(),
})

const toDocument = z.object({
  linkType: z.literal('internal'),
  doc: z.object({ relationTo: z.string(), value: z.optional(z.unknown()) }),
})

/** The target of a link, or `null` when it is unsafe or not published. */
export function toHref(fields: StoredNode['fields']): string | null {
  const address = written.safeParse(fields).data
  if (address) return safeLink(address.url)
  const internal = toDocument.safeParse(fields).data
  return internal ? pathOfDocument(internal.doc.relationTo, internal.doc.value) : null
}
