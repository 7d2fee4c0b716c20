import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { cacheTags, TAGS_CHANNEL } from '@/config/cache-tags'
import { auditEntries } from '@/database/audit-entries'
import type { CommunityStatus } from '@/domain/enums'
import { queryRows } from '../sql/query-rows'
import type { Staff } from '../staff/staff'
import { lockedByOther } from './locked-by-other'

/** Bulk changes to listings. */
export type ListingUpdate =
  | { readonly field: 'verifiedAt'; readonly value: Date }
  | { readonly field: 'isFeatured'; readonly value: boolean }
  | { readonly field: 'status'; readonly value: CommunityStatus }

const columns: Record<ListingUpdate['field'], string> = {
  verifiedAt: 'verified_at',
  isFeatured: 'is_featured',
  status: 'status',
}

function stored({ field, value }: ListingUpdate): SQL {
  switch (field) {
    case 'verifiedAt':
      return sql`${value.toISOString()}::timestamptz`
    case 'isFeatured':
      return sql`${value}::boolean`
    case 'status':
      return sql`${value}::enum_community_availability`
  }
}

/**
 * Changes communities for an editor in one statement, which also writes the audit log and notifies
 * the servers about outdated pages. The change is written to the published document and to the
 * newest draft. An update through Payload would start from the draft and unpublish the listing.
 * Returns the number of changed communities. Communities locked by another user are skipped.
 */
export async function updateListings(
  ids: readonly number[],
  update: ListingUpdate,
  user: Staff,
): Promise<number> {
  if (ids.length === 0) return 0
  const [row] = await queryRows<{ marked: number }>(updateStatement(ids, update, user))
  return row?.marked ?? 0
}

function updateStatement(ids: readonly number[], update: ListingUpdate, user: Staff): SQL {
  const column = sql.identifier(columns[update.field])
  const versionColumn = sql.identifier(`version_${columns[update.field]}`)
  return sql`
    with marked as (
      update communities t set ${column} = ${stored(update)}, updated_at = now()
      where t.id in ${[...ids]} and not exists (${lockedByOther('communities', user)})
      returning t.id, t.name, t.slug, t._status
    ),
    versions as (
      update _communities_v v set ${versionColumn} = ${stored(update)},
        version_updated_at = now(), updated_at = now()
      from marked where v.parent_id = marked.id and v.latest
    ),
    ${auditEntries(
      user,
      sql`select 'updated' as action, 'communities' as collection_slug, id as document_id,
        name as document_title, array[${update.field}] as changed_fields from marked`,
    )},
    told as (
      select pg_notify(${TAGS_CHANNEL}, tags::text) from (
        select json_build_array(${cacheTags.communities}::text) as tags
        union all
        select json_build_array(${cacheTags.community('')} || slug) from marked
      ) t where exists (select from marked where _status = 'published')
    )
    select count(*)::int as marked, (select count(*) from told) as told from marked`
}
