import { z } from 'zod/mini'
import { safeLink } from '@/domain/safe-link'
import { pathOfDocument } from '../document-path'
import type { StoredNode } from './stored'

const written = z.object({
  linkType: z.optional(z.literal('custom')),
  url: z.string(),
})

const toDocument = z.object({
  linkType: z.literal('internal'),
  doc: z.object({ relationTo: z.string(), value: z.optional(z.unknown()) }),
})

/** Where a link of a text leads; `null` when that is nowhere a visitor may go. */
export function hrefOf(fields: StoredNode['fields']): string | null {
  const address = written.safeParse(fields).data
  if (address) return safeLink(address.url)
  const internal = toDocument.safeParse(fields).data
  return internal ? pathOfDocument(internal.doc.relationTo, internal.doc.value) : null
}
