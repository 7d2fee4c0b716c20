import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import {
  type SampleKind,
  type SampleSlug,
  sampleKinds,
  sampleSlugs,
} from '@/domain/sample/sample-kinds'
import { isoDate } from './iso-date'
import { tableName } from './sql/column-name'
import { type Connection, queryRows, runStatement } from './sql/query'

/** The locks of the server and the launcher have other numbers. */
const LOCK = 7_216_011

export type SampleTask = 'remove' | 'restore'

/** The last save of a document `t`, also as a draft. */
const lastSave = ({ slug, hasTrash }: Pick<SampleKind, 'slug' | 'hasTrash'>): SQL =>
  hasTrash
    ? sql`greatest(t.updated_at, (select max(v.updated_at)
        from ${sql.identifier(`_${tableName(slug)}_v`)} v where v.parent_id = t.id))`
    : sql`t.updated_at`

const findKind = (slug: string) => sampleKinds.find((kind) => kind.slug === slug)

/** Records documents as sample content. Ignores collections that are not removed with it. */
export async function recordSamples(
  connection: Connection,
  collection: string,
  ids: readonly number[],
): Promise<void> {
  const kind = collection === 'media' ? { slug: 'media', hasTrash: false } : findKind(collection)
  if (!kind) return
  await runStatement(
    connection,
    sql`insert into sample_documents (collection, document_id, saved_at)
      select ${collection}, t.id, ${lastSave(kind)}
      from ${sql.identifier(tableName(collection))} t
      where t.id = any(${sql.param([...ids])}::int[])
      on conflict do nothing`,
  )
}

const rowsOfKind = (kind: SampleKind): SQL => sql`
  select s.collection, s.document_id as id, s.task, s.problem, s.removed_at,
    coalesce(t.${sql.identifier(kind.title)}, s.deleted_values->>${kind.title}::text) as title,
    t.id is not null and ${kind.hasTrash ? sql`t.deleted_at is null` : sql`true`} as is_live,
    t.id is not null and ${lastSave(kind)} <> s.saved_at as is_edited,
    ${
      kind.hasTrash
        ? sql`s.removed_at is not null and t.deleted_at is not distinct from s.removed_at`
        : sql`s.deleted_values is not null`
    } as is_removed
  from sample_documents s
  left join ${sql.identifier(tableName(kind.slug))} t on t.id = s.document_id
  where s.collection = ${kind.slug}`

/** A query for the sample documents, but for pictures, with what became of each. */
export const sampleRows = (): SQL => sql.join(sampleKinds.map(rowsOfKind), sql` union all `)

const sampleSlug = z.enum(sampleSlugs)
const tasks = z.nullable(z.enum(['remove', 'restore']))

const storedSample = z.object({
  collection: sampleSlug,
  id: z.int(),
  title: z.nullable(z.string()),
  task: tasks,
  problem: z.nullable(z.string()),
  /** Neither in the trash nor deleted. */
  isLive: z.boolean(),
  isEdited: z.boolean(),
  /** Removed with the sample content, and can be restored. */
  isRemoved: z.boolean(),
  /** ISO date and time. */
  removedAt: z.nullable(z.string()),
})

export type StoredSample = Readonly<z.infer<typeof storedSample>>

export function readSamples(connection: Connection): Promise<StoredSample[]> {
  return queryRows(
    connection,
    storedSample,
    sql`select collection, id, title, task, problem, is_live as "isLive", is_edited as "isEdited",
        is_removed as "isRemoved", ${isoDate(sql`removed_at`)} as "removedAt"
      from (${sampleRows()}) samples order by collection, title, id`,
  )
}

const jobState = z.object({ isRunning: z.boolean(), pictures: z.number() })

/** Whether a job moves samples now or will do so, and how many sample pictures exist. */
export async function readSampleJob(connection: Connection): Promise<z.infer<typeof jobState>> {
  const [state] = await queryRows(
    connection,
    jobState,
    sql`select exists (
        select from payload_jobs where task_slug = 'moveSamples' and completed_at is null
          and has_error is not true
      ) as "isRunning",
      (select count(*)::int from sample_documents s join media m on m.id = s.document_id
        where s.collection = 'media') as pictures`,
  )
  return state ?? { isRunning: false, pictures: 0 }
}

/** Lets one request at a time plan, until the end of its transaction. */
export async function lockSamples(connection: Connection): Promise<void> {
  await runStatement(connection, sql`select pg_advisory_xact_lock(${LOCK})`)
}

/** A document by collection and id. */
export interface SampleName {
  readonly collection: string
  readonly id: number
}

/** Plans a task for these documents, and forgets the problems of earlier ones. */
export async function planTask(
  connection: Connection,
  task: SampleTask,
  names: readonly SampleName[],
): Promise<void> {
  await runStatement(
    connection,
    sql`update sample_documents s set problem = null, task = case when exists (
        select from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) n(collection text, id int)
        where n.collection = s.collection and n.id = s.document_id
      ) then ${task}::text end`,
  )
}

const claimedSample = z.object({
  collection: sampleSlug,
  id: z.int(),
  task: z.enum(['remove', 'restore']),
  wasPublished: z.nullable(z.boolean()),
  deletedValues: z.nullable(z.record(z.string(), z.unknown())),
})

export type ClaimedSample = Readonly<z.infer<typeof claimedSample>>

/**
 * The next documents of one collection that a task is planned for, locked until the end of the
 * transaction. Documents are restored in the reverse of the order in which they are removed.
 */
export function claimSamples(connection: Connection, limit: number): Promise<ClaimedSample[]> {
  const order = sql.param([...sampleSlugs])
  const place = sql`array_position(${order}::text[], collection::text)`
  return queryRows(
    connection,
    claimedSample,
    sql`select collection, document_id as id, task, was_published as "wasPublished",
        deleted_values as "deletedValues"
      from sample_documents
      where task is not null and collection = (
        select collection from sample_documents where task is not null
        order by case task when 'remove' then ${place} else -${place} end limit 1)
      order by document_id limit ${limit} for update skip locked`,
  )
}

const status = z.object({ id: z.int() })

async function readIdsWhere(
  connection: Connection,
  collection: string,
  ids: readonly number[],
  condition: SQL,
): Promise<Set<number>> {
  const rows = await queryRows(
    connection,
    status,
    sql`select id from ${sql.identifier(tableName(collection))}
      where ${condition} and id = any(${sql.param([...ids])}::int[])`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Which of these documents are published. */
export const readPublishedIds = (
  connection: Connection,
  collection: SampleSlug,
  ids: readonly number[],
): Promise<Set<number>> => readIdsWhere(connection, collection, ids, sql`_status = 'published'`)

/** Which of these documents are in the trash. */
export const readTrashedIds = (
  connection: Connection,
  collection: string,
  ids: readonly number[],
): Promise<Set<number>> => readIdsWhere(connection, collection, ids, sql`deleted_at is not null`)

const isSample = ({ collection, id }: SampleName): SQL =>
  sql`collection = ${collection} and document_id = ${id}`

interface Removed {
  /** ISO date and time. */
  readonly removedAt: string
  readonly wasPublished: boolean | null
  readonly deletedValues: object | null
}

export async function saveRemoved(
  connection: Connection,
  name: SampleName,
  { removedAt, wasPublished, deletedValues }: Removed,
): Promise<void> {
  const values = deletedValues && JSON.stringify(deletedValues)
  await runStatement(
    connection,
    sql`update sample_documents set task = null, removed_at = ${removedAt},
        was_published = ${wasPublished}, deleted_values = ${values}::jsonb
      where ${isSample(name)}`,
  )
}

/** Stores that a document is back, with another id if it was created again. */
export async function saveRestored(
  connection: Connection,
  name: SampleName,
  id: number,
): Promise<void> {
  const kind = findKind(name.collection)
  if (!kind) return
  await runStatement(
    connection,
    sql`update sample_documents s set task = null, removed_at = null, was_published = null,
        deleted_values = null, document_id = t.id, saved_at = ${lastSave(kind)}
      from ${sql.identifier(tableName(kind.slug))} t
      where s.collection = ${name.collection} and s.document_id = ${name.id} and t.id = ${id}`,
  )
}

/** Stores why a task was not done. */
export async function saveProblem(
  connection: Connection,
  name: SampleName,
  problem: string,
): Promise<void> {
  await runStatement(
    connection,
    sql`update sample_documents set task = null, problem = ${problem} where ${isSample(name)}`,
  )
}
