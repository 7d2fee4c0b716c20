import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { sessionOf } from '@/database/session'

interface Asked {
  readonly id?: unknown
  readonly where?: Where
  readonly draft?: boolean
  readonly overrideAccess?: boolean
}

/** The largest number of a row. */
const LAST = 2 ** 31 - 1

/** The documents of an update: the one it names, or those that its filter lets through. */
async function idsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, where, draft, overrideAccess = false }: Asked,
): Promise<number[]> {
  // What is no number of a row is for Payload to refuse.
  if (id !== undefined)
    return /^\d{1,10}$/.test(String(id)) && Number(id) <= LAST ? [Number(id)] : []
  const { docs } = await req.payload.find({
    collection,
    where: where ?? {},
    draft: draft === true,
    overrideAccess,
    depth: 0,
    pagination: false,
    select: {},
    req,
  })
  return docs.map(({ id }) => Number(id))
}

/**
 * Lets changes of a document come one after the other, whoever makes them: a form, the worker at its
 * hour, a list that changes many. Payload fills a change up with the document as it read it: of two
 * at the same moment, the second would write back what the first has changed. Tables are named after
 * their slugs; what only refers to a row, as a new lead does, need not wait.
 */
export const inTurn: CollectionBeforeOperationHook = async ({
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
  await connection.execute(sql`
    select from ${table}
    where id in (select value::int from json_array_elements_text(${JSON.stringify(ids)}))
    order by id for no key update`)
  return args
}
