import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { queryRows } from '../sql/query'
import { getSession } from '../transactions/session'

const row = z.object({ id: z.int() })

/**
 * Which of these documents other users are editing. Payload's document locks last five minutes and
 * are renewed while the user types.
 */
export async function lockedByOthers(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const column = sql.identifier(`${collection.replaceAll('-', '_')}_id`)
  const rows = await queryRows(
    await getSession(req),
    row,
    sql`select d.${column} as id from payload_locked_documents l
      join payload_locked_documents_rels d on d.parent_id = l.id
      join payload_locked_documents_rels o on o.parent_id = l.id and o.path = 'user'
      where l.updated_at > now() - interval '5 minutes'
        and o.users_id is distinct from ${req.user?.id ?? null}::int
        and d.${column} = any(${sql.param([...ids])}::int[])`,
  )
  return new Set(rows.map(({ id }) => id))
}
