'use server'

import * as z from 'zod/mini'
import { type DocumentSummary, readSummary } from '@/data/documents/summary'
import { summarizedCollections } from '@/domain/documents/summarized'
import { staffMember } from '../editor'

const summarized = z.object({
  collection: z.enum(summarizedCollections),
  id: z.int().check(z.positive()),
})

/** The summary of a document, for the sidebar of its form. */
export async function documentSummary(
  document: z.infer<typeof summarized>,
): Promise<DocumentSummary> {
  const user = await staffMember()
  const { collection, id } = summarized.parse(document)
  return readSummary(collection, id, user)
}
