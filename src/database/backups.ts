import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { isoDate } from './iso-date'
import { type Connection, queryRows } from './sql/query'

const time = z.pipe(
  z.string(),
  z.transform((iso) => new Date(iso)),
)

const lastBackup = z.object({
  finishedAt: time,
  bytes: z.number(),
  /** The folder or bucket with the name of the backup. */
  destination: z.string(),
})

export type LastBackup = Readonly<z.infer<typeof lastBackup>>

/** The last backup that succeeded. One before an upgrade has no files. */
export async function readLastBackup(connection: Connection): Promise<LastBackup | undefined> {
  const [backup] = await queryRows(
    connection,
    lastBackup,
    sql`
    select ${isoDate(sql`finished_at`)} as "finishedAt", bytes::float8 as bytes, destination
    from backup_runs where finished_at is not null and error is null and kind <> 'before-upgrade'
    order by finished_at desc limit 1`,
  )
  return backup
}

const lastBackupError = z.object({ at: time, message: z.string() })

export type LastBackupError = Readonly<z.infer<typeof lastBackupError>>

/** The last backup that failed, also when a later one succeeded. */
export async function readLastBackupError(
  connection: Connection,
): Promise<LastBackupError | undefined> {
  const [failure] = await queryRows(
    connection,
    lastBackupError,
    sql`
    select ${isoDate(sql`finished_at`)} as at, error as message
    from backup_runs where error is not null order by finished_at desc limit 1`,
  )
  return failure
}
