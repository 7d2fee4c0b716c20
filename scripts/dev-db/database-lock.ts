import { Client } from 'pg'
import { z } from 'zod'
import { WORKER_LOCK } from '@/config/worker-lock'
import { requireOwnSession, SharedSession } from '@/database/sessions/own-session'
import { queryClient } from '@/database/sql/query'
import { LaunchError } from '../launch/console'

/** Advisory locks of launchers that share a database. */
const keys = {
  instance: 7_216_001,
  preparation: 7_216_002,
  /** Held by one server while it runs (`server/worker/worker-connection.ts`). */
  worker: WORKER_LOCK,
  backup: 7_216_004,
} as const

/** A PostgreSQL session that holds a lock. PostgreSQL releases the lock when the process ends. */
export interface DatabaseLock {
  readonly client: Client
  release(): Promise<void>
}

/** Waits until no other process prepares the database. */
export async function lockPreparation(url: string, waiting: () => void): Promise<DatabaseLock> {
  const client = await connect(url, 'guide: preparation')
  try {
    await requireOwnSession(client, url)
  } catch (error) {
    await client.end()
    throw error instanceof SharedSession ? new LaunchError(error.message) : error
  }
  if (!(await tryLock(client, keys.preparation))) {
    waiting()
    await client.query('select pg_advisory_lock($1)', [keys.preparation])
  }
  return { client, release: () => client.end() }
}

/**
 * Marks the embedded database as in use by this process. Returns the label of the process that
 * already uses it, if any.
 */
export async function lockInstance(url: string, label: string): Promise<DatabaseLock | string> {
  const client = await connect(url, label)
  if (await tryLock(client, keys.instance)) return { client, release: () => client.end() }
  const [row] = await queryClient(
    client,
    z.object({ holder: z.string() }),
    `select application_name as holder from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted and datname = current_database()`,
    [keys.instance],
  )
  await client.end()
  return row?.holder ?? 'another process'
}

/** Locks backups of the database on a connection, until it ends. */
export const tryBackupLock = (client: Client): Promise<boolean> => tryLock(client, keys.backup)

/**
 * Takes the lock of servers on a connection, until it ends, so that no server runs jobs. Returns
 * `false` while a server runs.
 */
export const tryServerLock = (client: Client): Promise<boolean> => tryLock(client, keys.worker)

async function connect(url: string, name: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: name, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function tryLock(client: Client, key: number): Promise<boolean> {
  const [row] = await queryClient(
    client,
    z.object({ locked: z.boolean() }),
    'select pg_try_advisory_lock($1) as locked',
    [key],
  )
  return row?.locked === true
}
