import type { ClientBase } from 'pg'
import { z } from 'zod'
import { queryClient } from './sql/query'

type Client = Pick<ClientBase, 'query'>

const idRow = z.object({ id: z.number() })

interface BegunRun {
  readonly kind: string
  /** The day of a daily backup. */
  readonly scheduledFor?: string
}

/**
 * Records that a backup begins. Returns the id of the run, or `undefined` if the daily backup of that
 * day was made before, by this server or another one. One that failed or was killed is made again: the
 * caller has the lock of backups, so no other runs.
 */
export async function beginBackupRun(
  client: Client,
  { kind, scheduledFor }: BegunRun,
): Promise<number | undefined> {
  const [run] = await queryClient(
    client,
    idRow,
    `insert into backup_runs (kind, scheduled_for, started_at) values ($1, $2, now())
     on conflict (scheduled_for) do update
       set started_at = now(), finished_at = null, error = null
       where backup_runs.finished_at is null or backup_runs.error is not null
     returning id`,
    [kind, scheduledFor ?? null],
  )
  return run?.id
}

interface FinishedRun {
  readonly bytes: number
  readonly destination: string
}

export async function finishBackupRun(client: Client, id: number, run: FinishedRun): Promise<void> {
  await client.query(
    'update backup_runs set finished_at = now(), bytes = $2, destination = $3 where id = $1',
    [id, run.bytes, run.destination],
  )
}

/** Records why a backup failed. */
export async function failBackupRun(client: Client, id: number, message: string): Promise<void> {
  await client.query('update backup_runs set finished_at = now(), error = $2 where id = $1', [
    id,
    message,
  ])
}

/** Whether a daily backup was ever begun on this database. */
export async function hasDailyBackups(client: Client): Promise<boolean> {
  const rows = await queryClient(
    client,
    idRow,
    'select id from backup_runs where scheduled_for is not null limit 1',
  )
  return rows.length > 0
}
