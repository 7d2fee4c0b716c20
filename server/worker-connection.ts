import { Client } from 'pg'
import { JOB_LEASE_SECONDS } from '@/config/job-lease'

/** Beside the launcher's locks in scripts/dev-db/database-lock.ts. */
const LOCK = 7_216_003

/**
 * PostgreSQL ends the session of a server that asks nothing for this long, and its lock with it: a
 * frozen process still acknowledges keep-alive packets. In milliseconds.
 */
const IDLE_TIMEOUT = 10_000

/**
 * A server works for this long after the start of its last answered query, in milliseconds. Ends
 * before the session can, so that a server that was frozen does not work beside its successor.
 */
export const LEASE = 8000

/** A connection of the worker's own. A server that does not answer counts as gone after 5 seconds. */
export function workerConnection(databaseUrl: string | undefined): Client {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'guide: worker',
    connectionTimeoutMillis: 3000,
    query_timeout: 5000,
    keepAlive: true,
  })
  // Told to the next query as well; without a listener it would end the process.
  client.on('error', () => {})
  return client
}

/**
 * Whether this connection is now the one that works; it stays so until it ends. PostgreSQL looks
 * after a silent one every few seconds, so that a machine that lost its power hands the work on.
 */
export async function tryLock(client: Client): Promise<boolean> {
  await client.query(
    `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
     set idle_session_timeout = ${IDLE_TIMEOUT}`,
  )
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [LOCK],
  )
  return rows[0]?.locked === true
}

/**
 * The queues in which something waits for its turn, or was left behind by a process that was killed.
 * Jobs with an error are those that Payload will not try again.
 */
export async function dueQueues(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ queue: string }>(
    `select distinct queue from payload_jobs
     where completed_at is null and has_error is not true and queue is not null
       and case when processing then updated_at < now() - make_interval(secs => $1)
           else wait_until is null or wait_until < now() end`,
    [JOB_LEASE_SECONDS],
  )
  return rows.map(({ queue }) => queue)
}
