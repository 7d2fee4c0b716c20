import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CommunityStatus } from '@/domain/options'
import { cacheTags, TAGS_CHANNEL } from '@/lib/cache-tags'
import { rowsOf } from '../sql/run'
import type { Staff } from '../staff'
import { lockOfAnother } from './lock-of-another'

/** What can be said of many listings at once, without opening any of them. */
export type ListingMark =
  | { readonly field: 'verifiedAt'; readonly value: Date }
  | { readonly field: 'isFeatured'; readonly value: boolean }
  | { readonly field: 'status'; readonly value: CommunityStatus }

const columns: Record<ListingMark['field'], string> = {
  verifiedAt: 'verified_at',
  isFeatured: 'is_featured',
  status: 'status',
}

function stored({ field, value }: ListingMark): SQL {
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
 * Marks communities in the name of an editor, in one statement that also writes the audit log and
 * tells the servers which pages are old. The mark goes on what the site shows and on the newest
 * draft alike: an update through Payload would start from the draft, and take the listing down.
 * Answers how many were marked; one that somebody else is editing is left alone.
 */
export async function markListings(
  ids: readonly number[],
  mark: ListingMark,
  user: Staff,
): Promise<number> {
  if (ids.length === 0) return 0
  const [row] = await rowsOf<{ marked: number }>(markStatement(ids, mark, user))
  return row?.marked ?? 0
}

function markStatement(ids: readonly number[], mark: ListingMark, user: Staff): SQL {
  const column = sql.identifier(columns[mark.field])
  const versionColumn = sql.identifier(`version_${columns[mark.field]}`)
  return sql`
    with marked as (
      update communities t set ${column} = ${stored(mark)}, updated_at = now()
      where t.id in ${[...ids]} and not exists (${lockOfAnother('communities', user)})
      returning t.id, t.name, t.slug, t._status
    ),
    versions as (
      update _communities_v v set ${versionColumn} = ${stored(mark)},
        version_updated_at = now(), updated_at = now()
      from marked where v.parent_id = marked.id and v.latest
    ),
    entries as (
      insert into audit_entries
        (action, user_id, user_name, collection_slug, document_id, document_title)
      select 'updated', ${user.id}, ${user.name}, 'communities', id::text, name from marked
      returning id
    ),
    named as (
      insert into audit_entries_texts ("order", parent_id, path, text)
      select 1, id, 'changedFields', ${mark.field} from entries
    ),
    told as (
      select pg_notify(${TAGS_CHANNEL}, tags::text) from (
        select json_build_array(${cacheTags.communities}::text) as tags
        union all
        select json_build_array(${cacheTags.community('')} || slug) from marked
      ) t where exists (select from marked where _status = 'published')
    )
    select count(*)::int as marked, (select count(*) from told) as told from marked`
}
