import 'server-only'
import { getVisibleEntities } from '@payloadcms/ui/shared'
import { getAccessResults, type PayloadRequest } from 'payload'
import type { FoundDocuments } from '@/contract/staff/found-documents'
import { findDocuments } from './find-documents'
import { rankDocuments } from './rank-documents'

/** Longer input cannot match a title. */
export const SEARCH_LENGTH = 100

/** The number of documents of each collection among which the best are found, and of these. */
const READ = 10
const SHOWN = 12

/** The documents that the user may see whose titles are nearest to a search. */
export async function findBest(req: PayloadRequest, written: string): Promise<FoundDocuments> {
  const search = written.trim().slice(0, SEARCH_LENGTH)
  if (search === '') return { documents: [], total: 0 }
  const groups = await findDocuments(
    {
      req,
      permissions: await getAccessResults({ req }),
      visibleEntities: getVisibleEntities({ req }),
    },
    search,
    READ,
  )
  const documents = groups.flatMap((group) => group.documents)
  return {
    documents: rankDocuments(documents, search).slice(0, SHOWN),
    total: groups.reduce((sum, { total }) => sum + total, 0),
  }
}
