import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { comment, type DocumentComment } from '@/contract/comments/comments'
import { isoDate } from './iso-date'
import { tableName } from './sql/column-name'
import { queryRows, runStatement } from './sql/query'
import { getSession } from './transactions/session'

/** A document with comments. */
export interface CommentedDocument {
  readonly slug: string
  readonly id: number
}

interface Author {
  readonly id: number
  readonly name: string
}

const isOn = ({ slug, id }: CommentedDocument): SQL =>
  sql`document_id = ${id} and collection_slug = ${slug}`

/** The comments on a document, the newest last. */
export async function readComments(
  req: PayloadRequest,
  document: CommentedDocument,
): Promise<DocumentComment[]> {
  return queryRows(
    await getSession(req),
    comment,
    sql`select id, text, user_name as by, user_id as "userId", ${isoDate(sql`created_at`)} as at,
        ${isoDate(sql`resolved_at`)} as "resolvedAt", resolved_by_name as "resolvedBy"
      from document_comments where ${isOn(document)} order by id`,
  )
}

/**
 * The accounts that wrote a document: the author of its first version and the editor of its newest
 * one.
 */
export async function documentWriters(
  req: PayloadRequest,
  { slug, id }: CommentedDocument,
): Promise<number[]> {
  const versions = sql.identifier(`_${tableName(slug)}_v`)
  const rows = await queryRows(
    await getSession(req),
    z.object({ id: z.int() }),
    sql`select distinct version_updated_by_id as id from ${versions} v
      where parent_id = ${id} and version_updated_by_id is not null
        and (latest or id = (select o.id from ${versions} o where o.parent_id = ${id}
          order by o.created_at, o.id limit 1))
      order by 1`,
  )
  return rows.map((row) => row.id)
}

/**
 * Adds a comment, unless the document was deleted meanwhile or is in the trash. The lock makes a
 * deletion wait, so that it deletes this comment too; saves do not wait. Returns whether it was added.
 */
export async function insertComment(
  req: PayloadRequest,
  document: CommentedDocument,
  { by, text }: { readonly by: Author; readonly text: string },
): Promise<boolean> {
  const { slug, id } = document
  const added = await runStatement(
    await getSession(req),
    sql`with document as (
        select id from ${sql.identifier(tableName(slug))}
        where id = ${id} and deleted_at is null for key share
      )
      insert into document_comments (collection_slug, document_id, text, user_id, user_name)
      select ${slug}, id, ${text}, ${by.id}::int, ${by.name} from document`,
  )
  return added > 0
}

/**
 * Resolves a comment or opens it again. Who resolved it first remains. Returns whether the comment
 * exists.
 */
export async function setResolved(
  req: PayloadRequest,
  document: CommentedDocument,
  id: number,
  by: Author | null,
): Promise<boolean> {
  const set = by
    ? sql`resolved_at = coalesce(resolved_at, now()),
        resolved_by_id = case when resolved_at is null then ${by.id}::int else resolved_by_id end,
        resolved_by_name = coalesce(resolved_by_name, ${by.name})`
    : sql`resolved_at = null, resolved_by_id = null, resolved_by_name = null`
  const changed = await runStatement(
    await getSession(req),
    sql`update document_comments set ${set} where id = ${id} and ${isOn(document)}`,
  )
  return changed > 0
}

/** Deletes a comment; with an author, only a comment of that account. Returns whether it was. */
export async function deleteComment(
  req: PayloadRequest,
  document: CommentedDocument,
  id: number,
  author: number | null,
): Promise<boolean> {
  const deleted = await runStatement(
    await getSession(req),
    sql`delete from document_comments where id = ${id} and ${isOn(document)}
      ${author === null ? sql`` : sql`and user_id = ${author}`}`,
  )
  return deleted > 0
}

/** Deletes the comments on a document that was deleted. */
export async function deleteCommentsOn(
  req: PayloadRequest,
  document: CommentedDocument,
): Promise<void> {
  await runStatement(
    await getSession(req),
    sql`delete from document_comments where ${isOn(document)}`,
  )
}

/** The document and the author of a comment. */
export async function findComment(
  req: PayloadRequest,
  id: number,
): Promise<(CommentedDocument & { readonly by: string }) | undefined> {
  const [found] = await queryRows(
    await getSession(req),
    z.object({ slug: z.string(), id: z.int(), by: z.string() }),
    sql`select collection_slug as slug, document_id as id, user_name as by
      from document_comments where id = ${id}`,
  )
  return found
}
