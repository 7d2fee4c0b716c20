import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryRows } from './query-rows'
import { type ReferenceColumn, type Root, referenceColumns, rootKinds } from './reference-columns'
import { sessionOf } from './session'

const foundReference = z.object({
  kind: z.enum(rootKinds),
  slug: z.string(),
  id: z.int(),
  isDraft: z.boolean(),
})

/** A document that references another. */
export type FoundReference = Readonly<z.infer<typeof foundReference>>

/** The document that is referenced. */
export interface Target {
  readonly slug: string
  readonly table: string
  readonly id: number
}

/** Where rich text stores the collection and the id of a document. */
const textPaths = ['@', '@.fields.doc']
const holdsTarget = textPaths
  .map(
    (path) => `(${path}.relationTo == $slug && (${path}.value == $id || ${path}.value.id == $id))`,
  )
  .join(' || ')

/**
 * Whether rich text references the document at any depth, as an image, a link or a card, by its id or
 * as a populated document.
 */
function textHolds(column: SQL, { slug, id }: Target): SQL {
  // The field of a card is named after its collection.
  const card = `@.type == "block" && $slug == "communities"
    && (@.fields.community == $id || @.fields.community.id == $id)`
  const path = `$.** ? (${holdsTarget} || (${card}))`
  return sql`jsonb_path_exists(${column}, ${path}::jsonpath, ${JSON.stringify({ slug, id })}::jsonb)`
}

/** The documents that reference the target in one column. */
function referencesIn(place: ReferenceColumn, target: Target): SQL {
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
    ? textHolds(named(0, column), target)
    : sql`${named(0, column)} = ${target.id}`
  return sql`select ${root.kind}::text as kind, ${root.slug}::text as slug,
      ${named(last, id)}::int as id, ${isDraft} as draft
    from ${sql.identifier(table)} t0${sql.join(joins)}
    where ${holds}${isVersion ? sql` and ${named(last, 'latest')}` : sql``}`
}

/**
 * The documents that reference another in the published version or in the newest draft. Older
 * versions are ignored, and so is the document itself. Takes two statements, regardless of the number
 * of fields.
 */
export async function findReferences(
  req: PayloadRequest,
  roots: readonly Root[],
  target: Target,
): Promise<readonly FoundReference[]> {
  const places = await referenceColumns(req, roots, target.table)
  const all = places.map((place) => referencesIn(place, target))
  const connection = await sessionOf(req)
  return queryRows(
    connection,
    foundReference,
    sql`
    select kind, slug, case kind when 'global' then 0 else id end as id, bool_and(draft) as "isDraft"
    from (${sql.join(all, sql` union all `)}) uses
    where id is not null and not (slug = ${target.slug} and id = ${target.id})
    group by 1, 2, 3 order by 1, 2, 3`,
  )
}
