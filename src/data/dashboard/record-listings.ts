import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { cacheTags, TAGS_CHANNEL } from '@/config/cache-tags'
import { auditEntries } from '@/database/audit-entries'
import type { Staff } from '../staff/queries'

/**
 * Common table expressions that follow a bulk change of communities in its statement: they write the
 * audit log and notify the servers about outdated pages. The preceding expression `marked` has the
 * changed rows with `id`, `name`, `slug`, `_status` and `fields`, an array of field names. `told` must
 * be read, or PostgreSQL skips it.
 */
export function recordListings(user: Staff): SQL {
  return sql`
    ${auditEntries(
      user,
      sql`select 'updated' as action, 'communities' as collection_slug, id as document_id,
        name as document_title, fields as changed_fields from marked`,
    )},
    told as (
      select pg_notify(${TAGS_CHANNEL}, tags::text) from (
        select json_build_array(${cacheTags.communities}::text) as tags
        union all
        select json_build_array(${cacheTags.community('')} || slug) from marked
      ) t where exists (select from marked where _status = 'published')
    )`
}
