import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'

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
async function idsOf(
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
 * document it read, so of two concurrent updates the second would revert the first. Table names
 * equal the slugs. The lock does not block inserts that reference the row, such as a new lead.
 */
export const lockRows: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update') return args
  const ids = await idsOf(req, collection.slug, args)
  if (ids.length === 0) return args
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  const connection = await sessionOf(req)
  await runStatement(
    connection,
    sql`
    select from ${table}
    where id in (select value::int from json_array_elements_text(${JSON.stringify(ids)}))
    order by id for no key update`,
  )
  return args
}
