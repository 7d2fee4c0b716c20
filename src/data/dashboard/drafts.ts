import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { type GlobalKind, globalKinds, type Kind, kinds } from './kinds'

/**
 * A query for documents whose newest version is a draft that is newer than the published version,
 * or that have never been published. Documents that were unpublished on purpose are left out.
 *
 * @param owner limits the result to documents that this user has edited
 */
export function draftRows(now: Date, owner: number | null): SQL {
  // Contributors do not edit globals.
  const globals = owner === null ? globalKinds.map(rowsOfGlobal) : []
  return sql.join(
    [...kinds.map((kind) => rowsOfKind(kind, now, owner)), ...globals],
    sql` union all `,
  )
}

const rowsOfGlobal = ({ slug, table, title }: GlobalKind): SQL => sql`
  select ${slug} as kind, v.id, ${title} as title, null::integer as picture_id,
    v.version_updated_by_id as editor_id, v.updated_at as saved_at,
    exists (select from ${sql.identifier(table)}) as is_live, null as review
  from ${sql.identifier(`_${table}_v`)} v where v.latest and v.version__status = 'draft'`

function rowsOfKind(
  { slug, table, title, picture, unless }: Kind,
  now: Date,
  owner: number | null,
) {
  const versions = sql.identifier(`_${table}_v`)
  const versionExists = (condition: SQL) =>
    sql`exists (select from ${versions} o where o.parent_id = v.parent_id and ${condition})`
  // A new document is by its author, though an editor may have saved it last.
  const editor = sql`coalesce(case when t._status <> 'published' then (
      select o.version_updated_by_id from ${versions} o where o.parent_id = v.parent_id
      order by o.created_at, o.id limit 1) end, v.version_updated_by_id)`
  return sql`
    select ${slug} as kind, v.parent_id as id, v.${sql.identifier(title)} as title,
      ${picture} as picture_id, ${editor} as editor_id, v.updated_at as saved_at,
      t._status = 'published' as is_live, v.version_review_state as review
    from ${versions} v join ${sql.identifier(table)} t on t.id = v.parent_id
    where v.latest and v.version__status = 'draft' and t.deleted_at is null
      and (t._status = 'published' or not ${versionExists(sql`o.version__status = 'published'`)})
      ${unless ? sql`and not ${unless(now)}` : sql``}
      ${owner === null ? sql`` : sql`and ${versionExists(sql`o.version_updated_by_id = ${owner}`)}`}`
}
