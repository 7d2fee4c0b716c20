import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { cacheTags, TAGS_CHANNEL } from '@/config/cache-tags'
import { auditEntries } from '@/database/audit-entries'
import type { Staff } from '../staff/queries'

const columns = {
  startPrice: 'start_price',
  status: 'status',
  verifiedAt: 'verified_at',
  isFeatured: 'is_featured',
}

/**
 * The values before and after an update of `communities t`, joined with its rows `before`, for its
 * `returning` clause.
 *
 * @param fields an array of field names
 */
export function listingChanges(fields: SQL): SQL {
  const values = Object.entries(columns).map(
    ([field, column]) =>
      sql`(${field}, to_jsonb(before.${sql.identifier(column)}), to_jsonb(t.${sql.identifier(column)}))`,
  )
  return sql`(
    select json_agg(json_build_object('field', c.field, 'from', c.old_value, 'to', c.new_value))
    from (values ${sql.join(values, sql`, `)}) c(field, old_value, new_value)
    where c.field = any(${fields}) and c.old_value is distinct from c.new_value
  ) as changes`
}

/**
 * Common table expressions that follow a bulk change of communities in its statement: they write the
 * audit log and notify the servers about outdated pages. The preceding expression `marked` has the
 * changed rows with `id`, `name`, `slug`, `_status`, `fields`, an array of field names, and `changes`
 * from `listingChanges`. `told` must be read, or PostgreSQL skips it.
 */
export function recordListings(user: Staff): SQL {
  return sql`
    ${auditEntries(
      user,
      sql`select 'updated' as action, 'communities' as collection_slug, id as document_id,
        name as document_title, fields as changed_fields, changes as changed_values from marked`,
    )},
    told as (
      select pg_notify(${TAGS_CHANNEL}, tags::text) from (
        select json_build_array(${cacheTags.communities}::text) as tags
        union all
        select json_build_array(${cacheTags.community('')} || slug) from marked
      ) t where exists (select from marked where _status = 'published')
    )`
}
