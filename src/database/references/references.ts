import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryRows } from '../sql/query'
import { getSession } from '../transactions/session'
import { type ReferenceColumn, type Root, referenceColumns, rootKinds } from './reference-columns'

const foundReference = z.object({
  target: z.int(),
  kind: z.enum(rootKinds),
  slug: z.string(),
  id: z.int(),
  isDraft: z.boolean(),
})

/** A document that references another, the target. */
export type FoundReference = Readonly<z.infer<typeof foundReference>>

/** A collection whose documents are referenced. */
interface Target {
  readonly slug: string
  readonly table: string
}

/** The documents of one collection that are referenced. */
export interface Targets extends Target {
  readonly ids: readonly number[]
}

/**
 * Where rich text stores the documents of a collection at any depth: as an image, a link or a card,
 * by their ids or as populated documents. The field of a card is named after its collection.
 */
const textPaths = [
  '$.** ? (@.relationTo == $slug).value',
  '$.** ? (@.type == "block" && $slug == "communities").fields.community',
]

/** The documents of a collection in a rich text, with the text of the id as `target`. */
function targetsIn(column: SQL, slug: string): SQL {
  const variables = JSON.stringify({ slug })
  const values = textPaths.map(
    (path) => sql`select jsonb_path_query(${column}, ${path}::jsonpath, ${variables}::jsonb) value`,
  )
  return sql`(select case jsonb_typeof(value) when 'object' then value->>'id' else value#>>'{}' end target
    from (${sql.join(values, sql` union all `)}) stored)`
}

/** An id in a rich text is a text, and may be anything. */
const storedId = '^[0-9]{1,9}$'

/** The documents that reference the targets in one column; without `ids`, all of a collection. */
function referencesIn(
  place: ReferenceColumn,
  { slug, ids }: Pick<Targets, 'slug'> & Partial<Targets>,
): SQL {
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
  const referenced = isText ? sql`text.target` : named(0, column)
  const any = isText ? sql`${referenced} ~ ${storedId}` : sql`${referenced} is not null`
  // One parameter, because the statement has it for each column.
  const wanted = isText
    ? ids && sql`any(${sql.param(ids.map(String))}::text[])`
    : ids && sql`any(${sql.param([...ids])}::int[])`
  const texts = isText
    ? sql` join lateral ${targetsIn(named(0, column), slug)} text on true`
    : sql``
  return sql`select ${referenced}::int as target, ${root.kind}::text as kind, ${root.slug}::text as slug,
      ${named(last, id)}::int as id, ${isDraft} as draft
    from ${sql.identifier(table)} t0${sql.join(joins)}${texts}
    where ${wanted ? sql`${referenced} = ${wanted}` : any}${isVersion ? sql` and ${named(last, 'latest')}` : sql``}`
}

/**
 * The documents that reference the targets in the published version or in the newest draft. Older
 * versions are ignored, and so is the document itself. Takes two statements, regardless of the number
 * of fields and targets.
 */
export async function findReferences(
  req: PayloadRequest,
  roots: readonly Root[],
  targets: Targets,
): Promise<readonly FoundReference[]> {
  if (targets.ids.length === 0) return []
  const places = await referenceColumns(req, roots, targets.table)
  const all = places.map((place) => referencesIn(place, targets))
  const connection = await getSession(req)
  return queryRows(
    connection,
    foundReference,
    sql`
    select target, kind, slug, case kind when 'global' then 0 else id end as id,
      bool_and(draft) as "isDraft"
    from (${sql.join(all, sql` union all `)}) uses
    where id is not null and not (slug = ${targets.slug} and id = target)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  )
}

/**
 * The ids of the documents of a collection that no other document references, in the published version
 * or in the newest draft. Takes two statements, regardless of the number of documents.
 */
export async function findUnused(
  req: PayloadRequest,
  roots: readonly Root[],
  target: Target,
): Promise<number[]> {
  const places = await referenceColumns(req, roots, target.table)
  const all = places.map((place) => referencesIn(place, { slug: target.slug }))
  const rows = await queryRows(
    await getSession(req),
    z.object({ id: z.int() }),
    sql`
    with uses as (${sql.join(all, sql` union all `)})
    select t.id from ${sql.identifier(target.table)} t
    where not exists (select from uses u where u.target = t.id and u.id is not null
      and not (u.slug = ${target.slug} and u.id = t.id))
    order by t.id`,
  )
  return rows.map(({ id }) => id)
}
