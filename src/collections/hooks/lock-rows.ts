import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { lockDocuments } from '@/database/locks/lock-documents'

interface Asked {
  readonly id?: unknown
  readonly where?: Where
  readonly draft?: boolean
  readonly overrideAccess?: boolean
  readonly trash?: boolean
}

/** The largest id, a PostgreSQL `integer`. */
const LAST = 2 ** 31 - 1

/** The ids of the documents that an update changes, by id or by filter. */
async function findIds(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, where, draft, overrideAccess = false, trash = false }: Asked,
): Promise<number[]> {
  // Payload rejects an invalid id.
  if (id !== undefined)
    return /^\d{1,10}$/.test(String(id)) && Number(id) <= LAST ? [Number(id)] : []
  const { docs } = await req.payload.find({
    collection,
    where: where ?? {},
    draft: draft === true,
    overrideAccess,
    trash,
    depth: 0,
    pagination: false,
    select: {},
    req,
  })
  return docs.map(({ id }) => Number(id))
}

/**
 * Locks the rows of an update, so that concurrent updates of a document run one after another, for
 * example from a form, a scheduled job and a bulk update. Payload merges a partial update into the
 * document it read, so of two concurrent updates the second would revert the first.
 */
export const lockRows: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update') return args
  await lockDocuments(req, collection.slug, await findIds(req, collection.slug, args))
  return args
}
