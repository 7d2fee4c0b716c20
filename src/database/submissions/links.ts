import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { isoDate } from '../iso-date'
import { type Connection, queryRows, runStatement } from '../sql/query'

const idRow = z.object({ id: z.int() })

/** Stores a link for a builder, by a user or automatically. Returns its id. */
export async function insertLink(
  connection: Connection,
  builder: number,
  user: number | null,
): Promise<number> {
  const [link] = await queryRows(
    connection,
    idRow,
    sql`insert into submission_links (builder_id, created_by)
      values (${builder}, ${user}) returning id`,
  )
  if (!link) throw new Error('An inserted link has an id')
  return link.id
}

const linkRow = z.object({
  id: z.int(),
  builderId: z.int(),
  builder: z.string(),
  usedAt: z.nullable(z.string()),
  /** How many files were sent by it. */
  files: z.int(),
})

/** A link of a builder who is not deleted. */
export async function readLink(connection: Connection, id: number, builder: number) {
  const [found] = await queryRows(
    connection,
    linkRow,
    sql`select l.id, b.id as "builderId", coalesce(b.name, '') as builder,
        ${isoDate(sql`l.used_at`)} as "usedAt", l.files
      from submission_links l join builders b on b.id = l.builder_id
      where l.id = ${id} and b.id = ${builder} and b.deleted_at is null`,
  )
  return found
}

/** Locks a link until the transaction ends. */
export async function lockLink(connection: Connection, id: number): Promise<void> {
  await runStatement(connection, sql`select 1 from submission_links where id = ${id} for update`)
}

/** Counts a file that is sent by a link. Returns whether the link had less than `limit` files. */
export async function countFile(
  connection: Connection,
  id: number,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<boolean> {
  const counted = await runStatement(
    connection,
    sql`update submission_links set files = files + 1, used_at = ${now.toISOString()}::timestamptz
      where id = ${id} and files < ${limit}`,
  )
  return counted > 0
}

/** Whether a builder sent the same file since he has a link, and it is not discarded. */
export async function wasReceived(
  connection: Connection,
  { id, builderId }: { readonly id: number; readonly builderId: number },
  bytes: Uint8Array,
): Promise<boolean> {
  const found = await runStatement(
    connection,
    sql`select 1 from submissions s join submission_files f on f.submission_id = s.id
      where s.builder_id = ${builderId} and s.source = 'link' and s.status <> 'discarded'
        and s.received_at >= (select created_at from submission_links where id = ${id})
        and f.bytes = ${Buffer.from(bytes)} limit 1`,
  )
  return found > 0
}
