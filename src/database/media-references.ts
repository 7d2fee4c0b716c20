import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import {
  mediaReferenceColumns,
  type ReferenceColumn,
  type Root,
  rootKinds,
} from './media-reference-columns'
import { queryRows } from './query-rows'
import { sessionOf } from './session'

const foundReference = z.object({
  kind: z.enum(rootKinds),
  slug: z.string(),
  id: z.int(),
  isDraft: z.boolean(),
})

/** A document that uses an image. */
export type FoundReference = Readonly<z.infer<typeof foundReference>>

/** Whether rich text contains the image at any depth, as an id or as a populated document. */
function textHolds(column: SQL, picture: number): SQL {
  const path = `$.** ? (@.type == "upload" && @.relationTo == "media"
    && (@.value == $picture || @.value.id == $picture))`
  const value = JSON.stringify({ picture })
  return sql`jsonb_path_exists(${column}, ${path}::jsonpath, ${value}::jsonb)`
}

/** The documents that use an image in one column. */
function referencesIn(place: ReferenceColumn, picture: number): SQL {
  const { root, table, column, isText, isVersion, hasStatus, steps } = place
  const named = (index: number, name: string) =>
    sql`${sql.identifier(`t${index}`)}.${sql.identifier(name)}`
  const joins = steps.map(
    (step, index) =>
      sql` join ${sql.identifier(step.to)} ${sql.identifier(`t${index + 1}`)}
        on ${named(index + 1, 'id')} = ${named(index, step.column)}`,
  )
  const last = steps.length
  const id = isVersion && root.kind === 'collection' ? 'parent_id' : 'id'
  const isDraft = hasStatus
    ? sql`coalesce(${named(last, '_status')}::text = 'draft', false)`
    : sql`${isVersion}::boolean`
  const holds = isText
    ? textHolds(named(0, column), picture)
    : sql`${named(0, column)} = ${picture}`
  return sql`select ${root.kind}::text as kind, ${root.slug}::text as slug,
      ${named(last, id)}::int as id, ${isDraft} as draft
    from ${sql.identifier(table)} t0${sql.join(joins)}
    where ${holds}${isVersion ? sql` and ${named(last, 'latest')}` : sql``}`
}

/**
 * The documents that use an image in the published version or in the newest draft. Older versions
 * are ignored. Takes two statements, regardless of the number of fields.
 */
export async function findMediaReferences(
  req: PayloadRequest,
  roots: readonly Root[],
  picture: number,
): Promise<readonly FoundReference[]> {
  const places = await mediaReferenceColumns(req, roots)
  const all = places.map((place) => referencesIn(place, picture))
  const connection = await sessionOf(req)
  return queryRows(
    connection,
    foundReference,
    sql`
    select kind, slug, case kind when 'global' then 0 else id end as id, bool_and(draft) as "isDraft"
    from (${sql.join(all, sql` union all `)}) uses
    where id is not null
    group by 1, 2, 3 order by 1, 2, 3`,
  )
}
