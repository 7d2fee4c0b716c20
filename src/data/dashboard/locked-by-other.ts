import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Staff } from '../staff/queries'

/**
 * A query for another user's lock on the row `t`. Payload's document locks last five minutes and
 * are renewed while the user types.
 */
export function lockedByOther(collection: 'leads', user: Staff): SQL {
  return sql`select from payload_locked_documents l
    join payload_locked_documents_rels d
      on d.parent_id = l.id and d.${sql.identifier(`${collection}_id`)} = t.id
    join payload_locked_documents_rels o on o.parent_id = l.id and o.path = 'user'
    where l.updated_at > now() - interval '5 minutes' and o.users_id <> ${user.id}`
}
